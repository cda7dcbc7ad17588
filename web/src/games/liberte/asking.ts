// The text of the question, and its choices as buttons.

import type { Choice } from '../../parts/table/Prompt.svelte'
import { translate } from '../../lib/translations.svelte'
import { specialKey, theCard } from './describe'
import type { Play } from './play.svelte'
import { summaryTitle, type Summary } from './summary'
import { battlePoints, cardOf, limitsOf, parse, provinceOf, stacksIn, stakes, type View } from './view'

export interface Asked {
  title: string
  text: string
  second: string
  choices: Choice[]
}

/** Return the text and the choices of this seat's question. */
export function asking(play: Play): Asked {
  const { table, view } = play
  const empty = { title: '', text: '', second: '', choices: [] }
  if (play.summary && (table.paused || table.asked)) return readOn(play, play.summary)
  if (!view || !table.asked) return empty
  const asked = play.harm
    ? confirming(play, play.harm)
    : play.province !== null
      ? whichStack(play, view)
      : play.discarding
        ? discarding(play)
        : (QUESTIONS[view.ask]?.(play, view) ?? empty)
  const claim: Choice[] = table.legal.includes('claim')
    ? [{ label: translate('web-liberte-claim'), action: 'claim', key: 'c', glyph: 'faction-white' }]
    : []
  return {
    second: view.ending && view.phase === 'action' ? translate('web-liberte-last-line') : '',
    ...asked,
    choices: play.harm ? asked.choices : [...claim, ...asked.choices],
  }
}

/** A summary waits until the player has read it. */
const readOn = (play: Play, summary: Summary): Asked => ({
  title: summaryTitle(play.table, summary),
  text: translate('web-liberte-summary-text'),
  second: '',
  choices: [
    { label: translate('web-liberte-summary-continue'), do: () => play.dismissSummary(), key: 'Enter', main: true },
  ],
})

type Words = Omit<Asked, 'second'>

const plain = (ask: string, choices: Choice[], figures = {}): Words => ({
  title: translate(`web-liberte-ask-${ask}`),
  text: translate(`web-liberte-ask-${ask}-text`, figures),
  choices,
})
const draw = (): Choice => ({ label: translate('web-liberte-draw'), action: 'draw', key: 'd', glyph: 'cards' })

/** The premove "That is all". */
function endAfter(play: Play, view: View): Choice[] {
  const { turn, round } = view
  if (play.table.premoves.some(({ action }) => action === 'end')) return []
  return [
    {
      label: translate('web-liberte-end-after'),
      do: () =>
        play.table.addPremove({
          action: 'end',
          always: true,
          valid: (later) => (later as View).turn === turn && (later as View).round === round,
        }),
      key: 'e',
    },
  ]
}

function endTurn(play: Play, view: View): Choice[] {
  const { turn } = view
  return [
    {
      label: translate('web-liberte-end-turn'),
      do: () => play.table.addPremove({ action: 'end', always: true, valid: (later) => (later as View).turn === turn }),
      key: 'a',
    },
  ]
}

/** Something hits the player's own card or blocks: they confirm it, or take it back. */
function confirming(play: Play, { losses }: NonNullable<Play['harm']>): Words {
  const { table } = play
  const lost = losses.map(({ event, card, province, count }) =>
    event === 'struck'
      ? translate('web-liberte-harm-card', { card: theCard(cardOf(table, card as number)!) })
      : translate('web-liberte-harm-blocks', {
          count: count as number,
          province: provinceOf(table, province as number)?.name ?? '',
        }),
  )
  return {
    title: lost.join(' '),
    text: translate('web-liberte-harm-text'),
    choices: [
      { label: translate('web-liberte-put-back'), do: () => play.back(), key: 'Escape', show: 'Esc', main: true },
      { label: translate('web-liberte-harm-go'), do: () => play.confirmHarm(), key: 'y' },
    ],
  }
}

function whichStack(play: Play, view: View): Words {
  const province = play.province!
  const stacks = stacksIn(view, province)
  const choices = play.table.legal
    .filter((action) => action.startsWith(`remove ${province} `))
    .map((action, place): Choice => {
      const { seat } = parse(action)
      const stack = stacks.find((one) => one.seat === seat)
      return {
        label: translate('web-liberte-which', {
          name: play.table.nameOf(seat),
          faction: stack?.faction ?? '',
          height: stack?.height ?? 0,
        }),
        do: () => play.choose(action),
        key: String(place + 1),
      }
    })
  return {
    title: translate('web-liberte-ask-which', { province: provinceOf(play.table, province)?.name ?? '' }),
    text: '',
    choices: [
      { label: translate('web-liberte-put-back'), do: () => play.back(), key: 'Escape', show: 'Esc' },
      ...choices,
    ],
  }
}

function discarding(play: Play): Words {
  return plain(
    'discarding',
    [{ label: translate('web-liberte-put-back'), do: () => play.back(), key: 'Escape', show: 'Esc' }],
    { count: limitsOf(play.table).large_hand },
  )
}

const QUESTIONS: Record<string, (play: Play, view: View) => Words> = {
  refresh: () => plain('refresh', [{ label: translate('web-liberte-done'), action: 'done', key: 'Enter', main: true }]),
  refill: () => plain('refill', [draw()]),
  action: (play) =>
    plain('action', [
      play.legal.some((action) => action.startsWith('discard '))
        ? { label: translate('web-liberte-discard-two'), do: () => (play.discarding = true), key: 'd', glyph: 'cards' }
        : draw(),
      { label: translate('web-liberte-pass'), action: 'pass', key: 'x' },
    ]),
  give: () => plain('give', []),
  gain: () => plain('gain', [draw()]),
  again: () =>
    plain('again', [{ label: translate('web-liberte-end'), action: 'end', key: 'Enter', glyph: 'check', main: true }]),
  place: (play, view) => {
    const card = cardOf(play.table, view.about.card)
    const { legal } = play
    const onMap = legal.some((action) => action.startsWith('place '))
    const battle = legal.includes('battle')
    const text =
      onMap || !legal.length
        ? translate('web-liberte-ask-place-text', {
            left: view.about.left ?? 0,
            faction: card?.faction ?? 'red',
            where: view.about.region ?? card?.region ?? 'anywhere',
            battle: battle ? 'yes' : 'no',
          })
        : translate('web-liberte-ask-place-battle')
    return {
      title: translate('web-liberte-ask-place', { card: card ? theCard(card) : '' }),
      text,
      choices: [
        ...endAfter(play, view),
        ...(card?.cannon && (battle || battlePoints(play.table, view.turn))
          ? [{ label: translate('web-liberte-to-battle'), action: 'battle', key: 'b', glyph: 'cannon' }]
          : []),
        ...(legal.includes('skip') ? [{ label: translate('web-liberte-skip'), action: 'skip', key: 's' }] : []),
      ],
    }
  },
  target: (play, view) => {
    const card = cardOf(play.table, view.about.card)
    return {
      title: translate('web-liberte-ask-target', { card: card ? theCard(card) : '' }),
      text: card ? translate(`web-liberte-effect-${specialKey(card.name)}`) : '',
      choices: endAfter(play, view),
    }
  },
  strike: (play, view) => {
    const card = cardOf(play.table, view.about.card)
    return {
      title: translate('web-liberte-ask-strike', { card: card ? theCard(card) : '' }),
      text: translate('web-liberte-ask-strike-text'),
      choices: [
        ...endAfter(play, view),
        { label: translate('web-liberte-spare'), action: 'skip', key: 'Enter', main: true },
      ],
    }
  },
  clean: (play, view) => {
    const card = cardOf(play.table, view.about.card)
    return {
      title: translate('web-liberte-ask-clean', { card: card ? theCard(card) : '' }),
      text: translate('web-liberte-ask-clean-text'),
      choices: [
        ...endAfter(play, view),
        { label: translate('web-liberte-drop'), action: 'drop', key: 'x' },
        { label: translate('web-liberte-keep'), action: 'keep', key: 'k', main: true },
      ],
    }
  },
  more: (play, view) => {
    const nothing = play.legal.every((action) => action === 'end')
    return {
      title: translate('web-liberte-ask-more'),
      text: nothing
        ? translate('web-liberte-ask-more-none')
        : translate('web-liberte-ask-more-text', { region: view.about.region ?? 'none' }),
      choices: [
        ...endTurn(play, view),
        { label: translate('web-liberte-end'), action: 'end', key: 'Enter', glyph: 'check', main: true },
      ],
    }
  },
  advance: (play, view) => {
    const place = view.about.province ? (provinceOf(play.table, view.about.province)?.name ?? 'none') : 'none'
    return {
      title: translate('web-liberte-ask-advance', { place, contest: view.about.contest ?? 'battle' }),
      // The duel has its own question and choices.
      text: translate('web-liberte-stake', {
        contest: view.about.contest ?? 'battle',
        ...stakes(play.table, view, view.about.contest ?? 'battle', view.about.province ?? null),
      }),
      choices: [],
    }
  },
}
