import { ALL_BUT_SPACE } from '../sets.ts';

const ALONE = { seats: 1, learner: 0, options: { sets: ALL_BUT_SPACE }, seed: 'round' };

const mine = (move: object) => ({ seat: 0, move });
const draw = (level: 'A' | 'B' | 'C') => ({ type: 'draw', level });
const pick = (card: string) => ({ type: 'pick', card });
const remove = (card: string) => ({ type: 'remove', card });
const ready = { type: 'ready' };
const redraw = { type: 'redraw' };

const DRAWN = [mine(draw('A'))];
const PONIES = [...DRAWN, mine(pick('funfair-pony~3')), mine(pick('funfair-pony~1'))];
const STARTERS = ['champion', 'dog', 'talent'].map((name) => `starter-${name}~0.1`);
const NEWCOMERS = [1, 2, 3].map((copy) => `starter-newcomer~0.${copy}`);
const ALL_BUT_ONE = [...STARTERS, ...NEWCOMERS, 'funfair-pony~3'];

/** Rules of Challengers! to be tried in the park. */
export const examples = [
  {
    rule: 'CH-12',
    table: ALONE,
    tries: [{ move: draw('B'), refused: 'CH-12' }, { move: draw('A') }],
    says: {
      en: 'In the first round only level A is open, for two picks.',
      fr: 'À la première manche, seul le niveau A est ouvert, pour deux cartes.',
    },
  },
  {
    rule: 'CH-16',
    table: { ...ALONE, played: [...DRAWN, mine(redraw)] },
    tries: [{ move: redraw, refused: 'CH-16' }, { move: pick('castle-pig~2') }],
    says: {
      en: 'You have already changed the offer once. A second time there is not; picking is still free.',
      fr: 'Vous avez déjà changé l’offre une fois. Il n’y en a pas de seconde ; choisir reste possible.',
    },
  },
  {
    rule: 'CH-22',
    table: { ...ALONE, played: [...PONIES, ...ALL_BUT_ONE.map((card) => mine(remove(card)))] },
    tries: [{ move: remove('funfair-pony~1'), refused: 'CH-22' }, { move: ready }],
    says: {
      en: 'Everything is gone but one Pony, and it has to stay. Go into the match with it and see how long a deck of one card lasts.',
      fr: 'Tout est parti sauf un Poney, qui doit rester. Allez au match avec lui et voyez combien de temps tient un deck d’une carte.',
    },
  },
  {
    rule: 'CH-45',
    table: { ...ALONE, played: PONIES },
    tries: [{ move: ready }, { move: remove('starter-newcomer~0.1') }],
    says: {
      en: 'Eight cards, five names. Be ready and watch the match: cards are turned up until their sum reaches the one that holds the flag.',
      fr: 'Huit cartes, cinq noms. Soyez prêt et regardez le match : on retourne des cartes jusqu’à ce que leur somme atteigne celle qui tient le drapeau.',
    },
  },
  {
    rule: 'CH-53',
    table: {
      ...ALONE,
      seed: 'bench 2',
      played: [
        draw('A'),
        pick('castle-pig~2'),
        pick('film-gangster~1'),
        ready,
        draw('A'),
        pick('film-cat~1'),
        pick('funfair-pony~1'),
      ].map(mine),
    },
    tries: [{ move: ready }, { move: remove('starter-talent~0.1') }],
    says: {
      en: 'Eight names in one deck, and a bench with six spaces. Go into the match as you are and see where the seventh name finds no room. Then start over and slim the deck.',
      fr: 'Huit noms dans un deck, et un banc de six places. Allez au match ainsi et voyez où le septième nom ne trouve plus de place. Puis recommencez et allégez le deck.',
    },
  },
  {
    rule: 'CH-77',
    table: {
      ...ALONE,
      seed: 'bench',
      played: [
        draw('A'),
        pick('city-reporter~3'),
        pick('film-cat~1'),
        remove('starter-newcomer~0.1'),
        ready,
      ].map(mine),
    },
    tries: [
      { move: { type: 'choose', cards: ['film-cat~1'] } },
      { move: { type: 'choose', cards: ['starter-newcomer~0.3'] } },
    ],
    says: {
      en: 'The Reporter looks at the two top cards: one stays on top and is turned up next. Only one of them reaches the strength of the Robot’s card.',
      fr: 'La Journaliste regarde les deux cartes du dessus : l’une y reste et vient ensuite. Une seule suffit face à la carte du Robot.',
    },
  },
];
