// Digit keys for the choices, in the order shown.

export const DIGITS = 9

/** The digit of each legal action; illegal ones are skipped. */
export const digits = (shown: (string | null)[], legal: string[]): Map<string, number> =>
  new Map(
    shown
      .filter((action) => action !== null && legal.includes(action))
      .slice(0, DIGITS)
      .map((action, place) => [action!, place + 1]),
  )
