// What somebody has set for this browser: kept here, and nowhere else.

import { LANGUAGES, words, type Language } from './words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'quick' | 'none'
export type Colours = 'drawn' | 'apart'
export type TextSize = 'normal' | 'large' | 'larger'

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  sound: boolean
  notify: boolean
  contrast: boolean
  colours: Colours
  text: TextSize
}

const PLACE = 'tricorne-settings'

function preferred(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase())
  return (wanted.find((name) => (LANGUAGES as readonly string[]).includes(name)) ?? 'en') as Language
}

function usual(): Kept {
  return {
    language: preferred(),
    theme: 'system',
    motion: 'system',
    sound: false,
    notify: false,
    contrast: false,
    colours: 'drawn',
    text: 'normal',
  }
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual()
  }
}

class Settings {
  kept = $state<Kept>(read())

  /** Whether things move, and how fast: 1 is as designed, 0 not at all. */
  get pace(): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (this.kept.motion === 'none' || (this.kept.motion === 'system' && still)) return 0
    return this.kept.motion === 'quick' ? 0.5 : 1
  }

  change<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing plays as well.
    }
    this.apply()
  }

  /** Let the page look as it is set. */
  apply(): void {
    const root = document.documentElement
    const { theme, text, contrast, colours, language } = this.kept
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.text = text
    root.dataset.contrast = contrast ? 'more' : 'usual'
    root.dataset.colours = colours
    root.dataset.motion = this.pace === 0 ? 'none' : 'some'
    if (words.language !== language) void words.use(language)
  }
}

export const settings = new Settings()
