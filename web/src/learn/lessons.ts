// The highlighted elements and the final questions of each game's lesson.

export interface Question {
  name: string
  options: readonly string[]
  right: readonly string[]
}
export interface Pointers {
  /** The selector of the subject of a page, by the name of the page. */
  lights: Record<string, string>
  /** The selector to highlight if a choice is not visible, as on a phone. */
  otherwise: (action: string) => string
  questions: readonly Question[]
}

const pointers = import.meta.glob<{ pointers: Pointers }>('./*/pointers.ts')

/** The games that have a lesson. */
export const lessons = Object.keys(pointers)
  .map((path) => path.split('/')[1]!)
  .sort()
  .reverse()

/** Load the pointers of a lesson. */
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
    // Without local storage, progress is not remembered.
  }
}
