// Alerts when it is one's turn: a synthesized tone and a browser notification, if they are turned on.

import { settings } from './settings.svelte'

type Tone = 'turn' | 'said' | 'over'

// Frequencies in hertz, played one after another.
const TONES: Record<Tone, number[]> = {
  turn: [659.3, 987.8],
  said: [523.3],
  over: [523.3, 659.3, 784, 1046.5],
}
const STEP = 0.14
const RING = 0.5

let context: AudioContext | null = null

/** Play a tone, if sound is turned on. */
export function playTone(tone: Tone): void {
  if (!settings.values.sound) return
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

/** Show a browser notification, if they are turned on and the page is hidden. */
export function notify(title: string, text: string, about: string): void {
  if (!settings.values.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(title, { body: text, tag: about })
  shown.onclick = () => (focus(), shown.close())
}

/** Ask for the permission to show notifications. */
export async function requestPermission(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
