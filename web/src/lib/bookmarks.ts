// How far somebody has read: numbers in the local storage of the browser.

/** Return a stored number, or 0. */
export function loadNumber(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}

export function saveNumber(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number))
  } catch {
    // Without local storage everything counts as unread.
  }
}
