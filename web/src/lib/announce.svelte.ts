// What is said to those who listen: one live region for the whole page (parts/Announcer.svelte).

class Announcer {
  /** What was said last; a pair of regions takes turns, so that the same words are heard twice. */
  said = $state<[string, string]>(['', ''])
  #turn = 0
  #waiting: string[] = []
  #soon: ReturnType<typeof setTimeout> | undefined

  /** Say something; what is said in one breath is heard in one. */
  say(text: string): void {
    if (!text) return
    this.#waiting.push(text)
    this.#soon ??= setTimeout(() => {
      const words = this.#waiting.join(' ')
      this.#waiting = []
      this.#soon = undefined
      this.#turn = 1 - this.#turn
      this.said = this.#turn ? ['', words] : [words, '']
    }, 120)
  }
}

export const announcer = new Announcer()

/** Say something to those who listen. */
export const announce = (text: string): void => announcer.say(text)
