import { defineGame } from '../manifest.ts';
import { texts } from './texts/index.ts';
import { poster } from './texts/poster.ts';

export const challengers = defineGame({
  poster,
  texts,
  rules: async () => (await import('./game.ts')).challengers,
  bots: () => import('./bot/index.ts'),
  tally: async () => (await import('./tally.ts')).tally,
  tallyWords: async () => (await import('./texts/tally.ts')).tallyWords,
  vectors: async () => (await import('./vectors.ts')).runVector,
  board: async () => (await import('./board/index.tsx')).board,
  art: async () => (await import('./board/poster.ts')).art,
  firstGame: async () => (await import('./texts/first-game.ts')).firstGame,
  lesson: async () => (await import('./texts/lesson.ts')).lesson,
  ruleNotes: async () => (await import('./texts/rule-notes.ts')).ruleNotes,
  opened: async () => (await import('./texts/opened.ts')).opened,
  gallery: async () => (await import('./board/gallery.tsx')).gallery,
  bout: { seats: 4, variants: [{}], win: 0 },
  masterGame: async () => (await import('./master-game.ts')).masterGame,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  publicAsks: [],
});
