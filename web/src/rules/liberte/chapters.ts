import type { Chapters } from '../chapters'

export const chapters: Chapters = {
  sections: [
    'goal', 'win', 'board', 'cards', 'setup', 'turn', 'refresh', 'actions', 'playing', 'placing', 'second-card', 'taking', 'display', 'round-end',
    'battle', 'election', 'ties', 'paris', 'government', 'points', 'specials', 'landslide', 'counter-revolution', 'final', 'options', 'set',
  ],
  terms: [
    'advance', 'block', 'cannon', 'club', 'control', 'fleur-de-lis', 'general', 'opposition', 'presence', 'round', 'sans-culottes', 'stack',
    'supply', 'token', 'value', 'vote',
  ],
}
