// What the lessons of each game point at, and what they ask in the end.

export interface Question {
  name: string
  options: readonly string[]
  right: readonly string[]
}
export interface Pointers {
  /** What a page is about, as a selector, by the name of the page. */
  lights: Record<string, string>
  /** What to light instead of a choice that is not in sight, as on a phone. */
  otherwise: (action: string) => string
  questions: readonly Question[]
}

const pointers = import.meta.glob<{ pointers: Pointers }>('./*/pointers.ts')

/** The games that have a lesson. */
export const lessons = Object.keys(pointers)
  .map((path) => path.split('/')[1]!)
  .sort()
  .reverse()

/** Load what a lesson points at. */
export const load = async (game: string): Promise<Pointers> => (await pointers[`./${game}/pointers.ts`]!()).pointers

/** The catalogues that a lesson needs. */
export const catalogues = (game: string): RegExp => new RegExp(`/(web_learn|web_learn_${game})\\.ftl$`)

const place = (game: string) => `tricorne-lesson-${game}`

/** Whether somebody has finished a lesson in this browser. */
export function finished(game: string): boolean {
  try {
    return localStorage.getItem(place(game)) === 'finished'
  } catch {
    return false
  }
}

export function finish(game: string): void {
  try {
    localStorage.setItem(place(game), 'finished')
  } catch {
    // A browser that keeps nothing teaches as well.
  }
}
