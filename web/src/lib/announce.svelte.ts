// Announcements for screen readers: one live region for the whole page (parts/Announcer.svelte).

class Announcer {
  /** The texts of two regions that take turns, so that a repeated text is announced again. */
  texts = $state<[string, string]>(['', ''])
  #turn = 0
  #queue: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Announce a text; texts that come shortly after one another are announced together. */
  announce(text: string): void {
    if (!text) return
    this.#queue.push(text)
    this.#timer ??= setTimeout(() => {
      const joined = this.#queue.join(' ')
      this.#queue = []
      this.#timer = undefined
      this.#turn = 1 - this.#turn
      this.texts = this.#turn ? ['', joined] : [joined, '']
    }, 120)
  }
}

export const announcer = new Announcer()

export const announce = (text: string): void => announcer.announce(text)
