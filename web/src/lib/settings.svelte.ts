// The settings of this browser, in its local storage.

import { chosenFrom, LANGUAGES, translations, type Language } from './translations.svelte'
import { updates } from './updates.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'none'
export type Speed = 'slow' | 'middle' | 'fast'
export type Colours = 'drawn' | 'apart'
export type TextSize = 'normal' | 'large' | 'larger'

interface Values {
  language: Language
  theme: Theme
  motion: Motion
  speed: Speed
  /** Whether the moves of bots are told together instead of being animated. */
  told: boolean
  sound: boolean
  notify: boolean
  /** Whether questions with a single answer are answered at once. */
  forced: boolean
  contrast: boolean
  colours: Colours
  text: TextSize
}

// By speed of the animations: their pace (1 is the designed one), and the milliseconds of all animations between two
// decisions of a player.
const TEMPI: Record<Speed, { pace: number; limit: number }> = {
  slow: { pace: 1, limit: 7000 },
  middle: { pace: 0.7, limit: 2000 },
  fast: { pace: 0.4, limit: 700 },
}
export const SPEEDS = Object.keys(TEMPI) as Speed[]

const STORAGE_KEY = 'tricorne-settings'

function defaults(): Values {
  return {
    language: chosenFrom(navigator.languages),
    theme: 'system',
    motion: 'system',
    speed: 'middle',
    told: false,
    sound: false,
    notify: false,
    forced: true,
    contrast: false,
    colours: 'drawn',
    text: 'normal',
  }
}

function load(): Values {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Values>
    return {
      ...defaults(),
      ...kept,
      language: chosenFrom([...(kept.language ? [kept.language] : []), ...navigator.languages]),
    }
  } catch {
    return defaults()
  }
}

class Settings {
  values = $state<Values>(load())
  /** A language that was chosen and could not be loaded. */
  unavailable = $state<Language | null>(null)

  constructor() {
    // What is changed in one tab applies to all.
    addEventListener('storage', ({ key }) => {
      if (key !== STORAGE_KEY) return
      this.values = load()
      this.apply()
      void this.#speak(this.values.language)
    })
  }

  /** Begin in the chosen language, or else in another that can be loaded. */
  async start(): Promise<void> {
    for (const language of [this.values.language, ...LANGUAGES]) if (await this.#speak(language)) break
    this.apply()
  }

  /** The pace of animations: 1 is the designed one, 0 means none. */
  get pace(): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (this.values.motion === 'none' || (this.values.motion === 'system' && still)) return 0
    return this.#tempo.pace
  }

  /** The time for all animations between two decisions of a player, in milliseconds. */
  get limit(): number {
    return this.#tempo.limit
  }

  get #tempo(): { pace: number; limit: number } {
    return TEMPI[this.values.speed] ?? TEMPI.middle
  }

  change<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.values[name] = value
    this.#store()
    this.apply()
    if (name === 'language') void this.#switch(this.values.language)
  }

  #store(): void {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.values))
    } catch {
      // Without local storage, settings last as long as the page.
    }
  }

  /** Switch to a language, or stay in the previous one: without a network, only some can be loaded. */
  async #switch(language: Language): Promise<void> {
    this.unavailable = null
    if ((await this.#speak(language)) || this.values.language !== language) return
    this.values.language = translations.language
    this.#store()
  }

  async #speak(language: Language): Promise<boolean> {
    try {
      await translations.use(language)
    } catch {
      this.unavailable ??= language
      return false
    }
    updates.keep(language)
    return true
  }

  /** Apply the settings to the page. */
  apply(): void {
    const root = document.documentElement
    const { theme, text, contrast, colours } = this.values
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.text = text
    root.dataset.contrast = contrast ? 'more' : 'usual'
    root.dataset.colours = colours
    root.dataset.motion = this.pace === 0 ? 'none' : 'some'
  }
}

export const settings = new Settings()
