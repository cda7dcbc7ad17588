import type { Chapters } from '../chapters'

export const chapters: Chapters = {
  sections: [
    'goal',
    'characters',
    'setup',
    'day',
    'sunrise',
    'daytime',
    'dusk',
    'night',
    'rest',
    'booty',
    'den',
    'final',
    'fine',
    'options',
    'cast',
  ],
  terms: ['bag', 'campaign', 'cemetery', 'doubloon', 'influence', 'map', 'neighbour', 'rank', 'relic', 'score'],
}
