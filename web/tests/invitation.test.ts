// Invitations: what somebody with a link can do, and what the browser of its maker remembers.

import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../src/lib/api'
import { keepInvitation, keepSecret, recallInvitation, recallSecret } from '../src/lib/invitation'
import { invitationStep } from '../src/lib/invitation-step'
import { clearPersonalData } from '../src/lib/log-out'

const taken = { name: 'Anne', bot: null, open: false, yours: false }
const open = { name: '', bot: null, open: true, yours: false }
const mine = { ...taken, yours: true }

describe('somebody with a link', () => {
  it.each([
    ['open', null, [taken, open], 'sit'],
    ['open', null, [taken, taken], 'full'],
    ['open', null, [taken, mine], 'seated'],
    ['running', null, [taken, taken], 'running'],
    ['running', null, [taken, mine], 'seated'],
    ['running', 0, [taken, taken], 'take'],
    ['running', 1, [taken, mine], 'seated'],
    ['finished', null, [taken, mine], 'review'],
    ['finished', 0, [taken, mine], 'closed'],
    ['closed', null, [taken, open], 'closed'],
  ] as const)('at a table that is %s, with a link to seat %s', (status, seat, seats, step) => {
    expect(invitationStep({ status, seat, seats } as unknown as Schemas['Invitation'])).toBe(step)
  })
})

describe('the browser of the maker', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('remembers a link, also that it was withdrawn, until somebody logs out', async () => {
    expect(recallInvitation('T')).toBeNull()
    keepInvitation('T', { id: 'one', url: '/join#secret' })
    keepSecret('another')
    expect(recallInvitation('T')).toEqual({ id: 'one', url: '/join#secret' })
    keepInvitation('T', { id: 'one', url: '' })
    expect(recallInvitation('T')?.url).toBe('')
    await clearPersonalData()
    expect([recallInvitation('T'), recallSecret()]).toEqual([null, ''])
  })

  it('ignores what it cannot read', () => {
    localStorage.setItem('tricorne.link.U', '{"id": 3}')
    expect(recallInvitation('U')).toBeNull()
  })
})
