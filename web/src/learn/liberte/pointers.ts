import type { Pointers } from '../lessons'

export const pointers: Pointers = {
  lights: {
    'play-2': '.threats',
    'play-3': '[data-drop="hand"]',
    'take-1': '[data-drop="hand"]',
    'small-card': '[data-drop="hand"]',
    'white-1': '.threats',
    'general-1': '[data-panel="0"]',
    'general-2': '[data-panel="0"]',
    'decide-1': '.threats',
  },
  otherwise: (action) => (action.startsWith('take ') ? '[data-tab="cards"]' : '.prompt .button.gilt'),
  questions: [
    {
      name: 'ways',
      options: ['battles', 'points', 'landslide', 'paris', 'counter', 'supply'],
      right: ['points', 'landslide', 'counter'],
    },
    { name: 'tie', options: ['hand', 'display', 'points'], right: ['display'] },
    { name: 'battle', options: ['tokens', 'general', 'both'], right: ['both'] },
  ],
}
