// What somebody who has opened a secret link can do next.

import type { Schemas } from './api'

/** Sit down; take over the seat of the link; watch; review a game that is over; nothing; or they sit there already. */
export type Step = 'sit' | 'take' | 'full' | 'running' | 'review' | 'closed' | 'seated'

export function invitationStep({ status, seat, seats }: Schemas['Invitation']): Step {
  if (status === 'closed') return 'closed'
  if (status === 'finished') return seat === null ? 'review' : 'closed'
  if (seat !== null) return seats[seat]!.yours ? 'seated' : 'take'
  if (seats.some((each) => each.yours)) return 'seated'
  if (status === 'running') return 'running'
  return seats.some((each) => each.open) ? 'sit' : 'full'
}
