// The grammar of messages: names that are declined, and the functions that messages may call.
// `tricorne.i18n.grammar` has the same.

import { FluentType, type FluentBundle, type FluentFunction, type FluentValue } from '@fluent/bundle'

// Private-use characters that mark where an argument begins and ends in a formatted message.
const [OPEN, MIDDLE, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']
const MARKED = new RegExp(`${OPEN}(.*?)${MIDDLE}(.*?)${CLOSE}`, 'gs')
const BEGINNING = new RegExp(`^(${OPEN}.*?${MIDDLE})?(.*)$`, 's')
/** The message whose attributes are the forms of a language, for names that have none of their own. */
const FORMS = 'name-forms'

/** A part of a formatted message: plain text, or the value of an argument. */
export interface Piece {
  text: string
  name?: string
}

/** The name of a card or a character, as an argument of a message: it has the forms that its own message gives. */
export class Name extends FluentType<string> {
  constructor(
    value: string,
    /** The message with the name and its article, whose attributes are other forms. */
    readonly key: string,
    readonly argument = '',
  ) {
    super(value)
  }

  override toString(): string {
    return this.argument ? mark(this.argument, this.value) : this.value
  }
}

/** Mark a text as the value of an argument. */
export const mark = (argument: string, text: string): string => `${OPEN}${argument}${MIDDLE}${text}${CLOSE}`

/** Mark the value of an argument. */
export const marked = (argument: string, value: unknown): string | Name =>
  value instanceof Name ? new Name(value.value, value.key, argument) : mark(argument, String(value))

/** Whether a formatted message has the value of an argument. */
export const hasMarked = (text: string, argument: string): boolean => text.includes(`${OPEN}${argument}${MIDDLE}`)

/** Split a formatted message at the marks. */
export function split(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > end) pieces.push({ text: sentence.slice(end, match.index) })
    pieces.push({ name: match[1]!, text: match[2]! })
    end = match.index + match[0].length
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end) })
  return pieces
}

/** Put the French "de" before a name, elided before a vowel or an h: "d’Anne", "de Bertrand". */
export function withDe(name: string): string {
  const bare = BEGINNING.exec(name)![2]!.normalize('NFD').toLowerCase()
  return /^([aeiouhœæ]|y[^aeiou])/.test(bare) ? `d’${name}` : `de ${name}`
}

/** Begin a text with a capital letter. */
export function capitalized(text: string): string {
  const [, before = '', rest] = BEGINNING.exec(text)!
  const [first = '', ...others] = rest!
  return before + first.toUpperCase() + others.join('')
}

/** The functions that messages of a language may call. */
export function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const attribute = (key: string, form: string) => bundle().getMessage(key)?.attributes[form]
  const formOf = (name: FluentValue | undefined, form: string): string => {
    const own = name instanceof Name ? attribute(name.key, form) : undefined
    const pattern = own ?? attribute(FORMS, form)
    if (!pattern) throw new RangeError(`${FORMS} has no .${form}`)
    const plain = name instanceof Name ? name.value : String(name)
    return bundle().formatPattern(pattern, { name: plain }, [])
  }
  return {
    DE: ([name]) => withDe(String(name)),
    CAP: ([text]) => capitalized(String(text)),
    FORM: ([name, form]) => {
      const text = formOf(name, String(form))
      return name instanceof Name && name.argument ? mark(name.argument, text) : text
    },
    GENDER: ([name]) => formOf(name, 'gender'),
  }
}
