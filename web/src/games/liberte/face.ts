// What the shared parts need to know about Liberté.

import type { Face } from '../../lib/face'
import type { GameEvent } from '../../lib/stage'
import { translate, translations } from '../../lib/translations.svelte'
import { theCard } from './describe'
import Mark from './Mark.svelte'
import Picture from './Picture.svelte'
import { cardOf, colourOf, parse, provinceOf, roman, type View } from './view'

const GLYPHS: Record<string, string> = {
  round: 'clock',
  faced: 'cards',
  reshuffled: 'cards',
  tie: 'saber',
  cleared: 'map',
  nobody_elected: 'map',
  battle_lost: 'cannon',
  over: 'trophy',
}
const OF_A_FACTION = ['reserve', 'supply_empty', 'government', 'opposition', 'stepped_back']
const PLAIN: Record<string, string> = {
  pass: 'pass',
  draw: 'draw',
  done: 'done',
  end: 'end',
  battle: 'to-battle',
  skip: 'skip',
  keep: 'keep',
  drop: 'drop',
  decline: 'hold-back',
  claim: 'claim',
}

export const face: Face = {
  catalogues: /\/(liberte|web_liberte)[^/]*\.ftl$/,
  Mark,
  colour: (_, seat) => `var(--p-${colourOf(seat)})`,
  Picture,
  pictured: ['card', 'province'],
  untold: [
    'order',
    'reserve',
    'took_back',
    'faced',
    'reshuffled',
    'round',
    'elected',
    'nobody_elected',
    'cleared',
    'province_points',
    'stepped_back',
    'government',
    'opposition',
    'award',
    'presence',
    'battle_won',
    'battle_lost',
    'white_laid_out',
    'over',
  ],
  glyph(gameEvent: GameEvent): string | null {
    if (OF_A_FACTION.includes(gameEvent.event)) return `faction-${String(gameEvent.faction)}`
    if (gameEvent.event === 'white_laid_out') return 'faction-white'
    return GLYPHS[gameEvent.event] ?? null
  },
  label(table, action): string {
    const { verb, at, seat } = parse(action)
    if (PLAIN[verb]) return translate(`web-liberte-${PLAIN[verb]}`)
    if (verb === 'place') return translate('web-liberte-do-place', { province: provinceOf(table, at)?.name ?? at })
    if (verb === 'remove')
      return translate('web-liberte-do-remove', {
        province: provinceOf(table, at)?.name ?? at,
        name: table.nameOf(seat),
      })
    const card = cardOf(table, at)
    return translate(`web-liberte-do-${verb}`, { card: card ? theCard(card) : at })
  },
  moment(view): string {
    const { turn, phase, round } = view as View
    return translate('web-liberte-moment', { turn: roman(turn), phase, round })
  },
  chapter(gameEvent): string | null {
    return gameEvent.event === 'turn' ? translate('web-liberte-turn', { turn: roman(gameEvent.turn as number) }) : null
  },
  translateValue: (name, value) =>
    (name === 'card' || name === 'in-play') && typeof value === 'string'
      ? translations.named('liberte', value)
      : undefined,
  points: (view) => (view as View).vp,
  keys: [
    { key: '0', label: 'web-liberte-key-more' },
    { key: 'D', label: 'web-liberte-key-draw' },
    { key: 'X', label: 'web-liberte-key-not' },
    { key: 'B', label: 'web-liberte-key-battle' },
    { key: 'K', label: 'web-liberte-key-keep' },
    { key: 'S', label: 'web-liberte-key-skip' },
    { key: 'E', label: 'web-liberte-key-end' },
    { key: 'A', label: 'web-liberte-key-all' },
    { key: 'C', label: 'web-liberte-key-claim' },
  ],
}
