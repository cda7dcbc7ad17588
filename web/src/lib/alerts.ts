// Being called to the table: a short tone drawn by code, and a notice of the browser. Both only where wanted.

import { settings } from './settings.svelte'

type Tone = 'turn' | 'said' | 'over'

// Frequencies one after another, in hertz: a bell, a knock, a small fanfare.
const TONES: Record<Tone, number[]> = {
  turn: [659.3, 987.8],
  said: [523.3],
  over: [523.3, 659.3, 784, 1046.5],
}
const STEP = 0.14
const RING = 0.5

let context: AudioContext | null = null

/** Play a tone, if sound is wanted. */
export function chime(tone: Tone): void {
  if (!settings.kept.sound) return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [place, pitch] of TONES[tone].entries()) {
    const voice = context.createOscillator()
    const loudness = context.createGain()
    const begin = start + place * STEP
    voice.type = 'triangle'
    voice.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.0008, begin + RING)
    voice.connect(loudness).connect(context.destination)
    voice.start(begin)
    voice.stop(begin + RING)
  }
}

/** Tell through the browser, if that is wanted and nobody looks at the page. */
export function notice(title: string, text: string, about: string): void {
  if (!settings.kept.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(title, { body: text, tag: about })
  shown.onclick = () => (focus(), shown.close())
}

/** Ask whether the browser may tell; false if it may not. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
