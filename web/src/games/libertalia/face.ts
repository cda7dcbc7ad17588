// What the shared parts need to know about Libertalia.

import type { Face } from '../../lib/face'
import { translate, translations } from '../../lib/translations.svelte'
import Mark from './Mark.svelte'
import Picture from './Picture.svelte'
import { seen, type Kind } from './view'
import { theCharacter } from './names'

const GLYPHS: Record<string, string> = {
  dealt: 'cards',
  laid_out: 'sack',
  played: 'eye',
  died: 'grave',
  struck_down: 'grave',
  shot: 'grave',
  sabered: 'saber',
  gained: 'purse',
  paid: 'purse',
  begged: 'purse',
  sold: 'purse',
  traded: 'purse',
  added: 'end',
  lost: 'end',
  scored: 'score',
  over: 'trophy',
}
const ROMAN = ['', 'I', 'II', 'III']

export const roman = (campaign: number): string => ROMAN[campaign] ?? String(campaign)

export const face: Face = {
  catalogues: /\/(libertalia|web_libertalia)[^/]*\.ftl$/,
  Mark,
  colour: (table, seat) => `var(--c-${seen(table.view)?.colours[seat] ?? 'black'})`,
  Picture,
  pictured: ['rank', 'kind'],
  untold: ['chose', 'changed', 'went_home', 'campaign', 'dealt', 'laid_out', 'rest', 'added', 'lost', 'scored', 'over'],
  glyph: ({ event }) => GLYPHS[event] ?? null,
  label(table, action) {
    const [verb, ...rest] = action.split(' ')
    const last = rest.at(-1) ?? ''
    const character = /^\d+$/.test(last) ? theCharacter(table, Number(last)) : ''
    const kind = last as Kind
    const owner = rest.length > 1 && (verb === 'shoot' || verb === 'saber') ? table.nameOf(Number(rest[0])) : ''
    return translate(`web-libertalia-do-${verb}`, { character, kind, owner, count: Number(rest[0]) || 0 })
  },
  moment(view) {
    const { campaign, day, phase } = seen(view)!
    return translate('web-libertalia-moment', { campaign: roman(campaign), day, phase })
  },
  chapter({ event, campaign, day }) {
    if (event === 'campaign') return translate('web-libertalia-chapter-campaign', { campaign: roman(Number(campaign)) })
    if (event === 'day') return translate('web-libertalia-chapter-day', { day: Number(day) })
    return event === 'rest' ? translate('web-libertalia-chapter-rest') : null
  },
  translateValue: (name, value) =>
    name === 'rank' && typeof value === 'string' ? translations.named('libertalia', value) : undefined,
  points: (view) => seen(view)!.scores,
  keys: [{ key: 'D', label: 'web-libertalia-key-den' }],
}
