import type { BoxerId } from '../cards.ts';

/** What the boxers call themselves in the ring, in any language. */
export const RING_NAMES: Readonly<Record<BoxerId, string>> = {
  'black-heavy': 'Robin Zorres',
  'black-light': 'Nick Hacker',
  'green-heavy': 'Arnold Blackndecker',
  'green-light': 'Hugh Percutt',
  'yellow-heavy': 'Max Haymaker',
  'yellow-light': 'Bob N. Weaver',
  'orange-heavy': 'Barry Kade',
  'orange-light': 'Lefty Wright',
  'purple-heavy': 'Dustin Canvas',
  'purple-light': 'Phil Knockwell',
};
