// The settings of this browser, in its local storage.

import { LANGUAGES, translations, type Language } from './translations.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'quick' | 'none'
export type Colours = 'drawn' | 'apart'
export type TextSize = 'normal' | 'large' | 'larger'

interface Values {
  language: Language
  theme: Theme
  motion: Motion
  sound: boolean
  notify: boolean
  contrast: boolean
  colours: Colours
  text: TextSize
}

const STORAGE_KEY = 'tricorne-settings'

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase())
  return (wanted.find((name) => (LANGUAGES as readonly string[]).includes(name)) ?? 'en') as Language
}

function defaults(): Values {
  return {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    sound: false,
    notify: false,
    contrast: false,
    colours: 'drawn',
    text: 'normal',
  }
}

function load(): Values {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Values>) }
  } catch {
    return defaults()
  }
}

class Settings {
  values = $state<Values>(load())

  /** The speed of animations: 1 is the designed speed, 0 means none. */
  get pace(): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (this.values.motion === 'none' || (this.values.motion === 'system' && still)) return 0
    return this.values.motion === 'quick' ? 0.5 : 1
  }

  change<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.values[name] = value
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.values))
    } catch {
      // Without local storage, settings last as long as the page.
    }
    this.apply()
  }

  /** Apply the settings to the page. */
  apply(): void {
    const root = document.documentElement
    const { theme, text, contrast, colours, language } = this.values
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.text = text
    root.dataset.contrast = contrast ? 'more' : 'usual'
    root.dataset.colours = colours
    root.dataset.motion = this.pace === 0 ? 'none' : 'some'
    if (translations.language !== language) void translations.use(language)
  }
}

export const settings = new Settings()
