import type { Pointers } from '../lessons'

export const pointers: Pointers = {
  lights: {
    'choose-2': '[data-spot="hand-0"]',
    'choose-3': '[data-spot="today"]',
    'loot-1': '[data-spot="ship"]',
    'night-1': '[data-spot="den-0"]',
    'monkey-1': '[data-spot="den-0"]',
    'gambler-1': '[data-spot="today"]',
    'cabin-boy-1': '[data-spot="today"]',
    'second-map-1': '[data-spot="ship"]',
    'lesser-evil-1': '[data-spot="today"]',
  },
  otherwise: (action) => `.chips button[aria-label^="${action.split(' ').at(-1)} "]`,
  questions: [
    { name: 'order', options: ['high', 'low', 'turn'], right: ['low'] },
    { name: 'maps', options: ['eight', 'nothing', 'keep'], right: ['nothing'] },
    { name: 'equal', options: ['first', 'influence', 'rich'], right: ['influence'] },
  ],
}
