// What is deleted in this browser when somebody logs out.
//
// Deleted: what the pages have noted about tables of the server, such as how far this person has read, their numbers
// for deals, the invitations they made, and the name they played under; and all caches but those of the pages themselves. Settings, finished
// lessons and games in this browser belong to the device and stay: they can be removed one by one.

import { forgetUnsaved } from './fair-deal'
import { forgetUnsavedInvitations, keepSecret } from './invitation'

// `tricorne-seen-`, `tricorne-read-`, `tricorne.deal.` and `tricorne.link.` are followed by the id of a table.
const PERSONAL = /^tricorne(?:-seen-|-read-|\.deal\.|\.link\.)(?!local-)|^tricorne\.name$/
const PAGES = 'tricorne-'

/** Delete what is left of a person. */
export async function clearPersonalData(): Promise<void> {
  forgetUnsaved()
  forgetUnsavedInvitations()
  keepSecret('')
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key)
  } catch {
    // Without local storage nothing was noted.
  }
  if (!('caches' in globalThis)) return
  const others = (await caches.keys()).filter((name) => !name.startsWith(PAGES))
  await Promise.all(others.map((name) => caches.delete(name)))
}
