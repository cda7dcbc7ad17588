import { expect, test } from 'vitest'
import { mark, plain, read, search, seek } from '../src/rules/prose'

test('paragraphs, points, examples, warnings and pictures are told apart', () => {
  const blocks = read('One.\n\n- a\n- b\n\n@map\n\n> So.\n! Mind.')
  expect(blocks.map((block) => block.kind)).toEqual(['text', 'list', 'figure', 'example', 'warning'])
  expect(blocks[1]).toEqual({ kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] })
  expect(blocks[2]).toEqual({ kind: 'figure', name: 'map' })
})

test('links and stress stand within a line', () => {
  expect(read('A [stack|stack-of] is _one_ thing.')[0]).toEqual({
    kind: 'text',
    lines: [
      [
        { text: 'A ' },
        { text: 'stack', to: 'stack-of' },
        { text: ' is ' },
        { text: 'one', strong: true },
        { text: ' thing.' },
      ],
    ],
  })
})

test('a search knows no accents and no capitals, and marks what it finds across links', () => {
  expect(plain('Épuration')).toBe('epuration')
  const marked = seek([{ text: 'La ' }, { text: 'Révo', to: 'x' }, { text: 'lution.' }], 'revolution')
  expect(marked).toEqual([
    { text: 'La ', found: false },
    { text: 'Révo', to: 'x', found: true },
    { text: 'lution', found: true },
    { text: '.', found: false },
  ])
  expect(seek([{ text: 'nothing' }], 'revolution')).toBeNull()
})

test('a search finds what stands around a no-break space', () => {
  expect(plain('Égalité\u00a0: la pile\u202f?')).toBe('egalite : la pile ?')
  expect(seek([{ text: '«\u00a0Paris\u00a0»' }], plain('« Paris'))).toEqual([
    { text: '«\u00a0Paris', found: true },
    { text: '\u00a0»', found: false },
  ])
})

test('a search leaves out what has nothing to do with it', () => {
  const { blocks, hits } = search(read('Red.\n\n- blue\n- red\n\n@red'), 'red')
  expect(hits).toBe(2)
  expect(blocks.map((block) => block.kind)).toEqual(['text', 'list'])
})

test('where a title matches, all of its text stays, with marks', () => {
  const blocks = mark(read('A landslide.\n\n@map\n\nNothing.'), 'landslide')
  expect(blocks.map((block) => block.kind)).toEqual(['text', 'figure', 'text'])
  expect(blocks[0]).toMatchObject({ lines: [[{ text: 'A ' }, { text: 'landslide', found: true }, { text: '.' }]] })
})
