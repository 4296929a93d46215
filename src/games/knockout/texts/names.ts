import type { Language } from '../../../engine/texts.ts';
import type { BoxerId, Colour } from '../cards.ts';

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

/** The colours as something to take, in French with their article. */
export const COLOUR_NAMES: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  en: { black: 'black', green: 'green', yellow: 'yellow', orange: 'orange', purple: 'purple' },
  fr: {
    black: 'le noir',
    green: 'le vert',
    yellow: 'le jaune',
    orange: 'l’orange',
    purple: 'le violet',
  },
};
