// Digits choose what is offered, in the order shown.

export const DIGITS = 9

/** The digit of each action that is offered; what is shown but not offered has none, and is not counted. */
export const digits = (shown: (string | null)[], legal: string[]): Map<string, number> =>
  new Map(
    shown
      .filter((action) => action !== null && legal.includes(action))
      .slice(0, DIGITS)
      .map((action, place) => [action!, place + 1]),
  )
