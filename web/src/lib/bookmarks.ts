// How far somebody has come here: numbers that this browser keeps.

/** The number that is kept at a place; 0 if there is none. */
export function recall(place: string): number {
  try {
    return Number(localStorage.getItem(place) ?? 0)
  } catch {
    return 0
  }
}

/** Keep a number for the next visit. */
export function remember(place: string, number: number): void {
  try {
    localStorage.setItem(place, String(number))
  } catch {
    // A browser that keeps nothing shows everything as new.
  }
}
