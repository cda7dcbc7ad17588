// The invitation link to a table, as the browser of its maker remembers it: the server stores only its hash.

export interface Invitation {
  id: string
  /** The link; empty once it is withdrawn. */
  url: string
}

// The fallback without local storage.
const unsaved = new Map<string, Invitation>()
const place = (table: string): string => `tricorne.link.${table}`

/** Return the last link to a table that was made in this browser; null if there is none. */
export function recallInvitation(table: string): Invitation | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Partial<Invitation> | null
    if (typeof found?.id === 'string' && typeof found.url === 'string') return { id: found.id, url: found.url }
  } catch {
    // Treat unreadable data as missing.
  }
  return unsaved.get(table) ?? null
}

export function keepInvitation(table: string, invitation: Invitation): void {
  unsaved.set(table, invitation)
  try {
    localStorage.setItem(place(table), JSON.stringify(invitation))
  } catch {
    // The fallback lasts as long as the page.
  }
}

/** Forget the links that only this page has. */
export const forgetUnsavedInvitations = (): void => unsaved.clear()

// The secret of the link that was opened in this tab: a reload must not lose it, and the address must not contain it.
const OPENED = 'tricorne.join'

export function recallSecret(): string {
  try {
    return sessionStorage.getItem(OPENED) ?? ''
  } catch {
    return ''
  }
}

export function keepSecret(secret: string): void {
  try {
    if (secret) sessionStorage.setItem(OPENED, secret)
    else sessionStorage.removeItem(OPENED)
  } catch {
    // Without session storage a reload loses the link.
  }
}
