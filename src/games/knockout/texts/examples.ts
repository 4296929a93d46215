const TABLE = { seats: 3, learner: 0, options: { startPlayer: 0 }, seed: 'example' };

const does = (seat: number, move: object) => ({ seat, move });
const challenge = (boxer: string, target: string) => ({ type: 'challenge', boxer, target });
const train = (...cards: readonly number[]) => ({ type: 'train', cards });
const bet = (board: 'red' | 'blue', amount: number, face: 'blank' | 'x2' | 'ko' = 'blank') => ({
  type: 'bet',
  board,
  amount,
  face,
});
const follow = (board: 'red' | 'blue', amount: number) => ({ type: 'follow', board, amount });
const card = (value: number) => ({ type: 'play', card: value });
const pass = { type: 'pass' };

const CHALLENGED = [does(0, challenge('black-heavy', 'green-heavy'))];
const TRAINED = [...CHALLENGED, does(0, train(3, 4, 4, 5)), does(1, train(1, 2, 2, 5))];
const BOTH_BET = [...TRAINED, does(0, bet('red', 4000)), does(1, bet('blue', 4000))];
const CLOSED = [...BOTH_BET, does(2, pass), ...[0, 1, 2, 0, 1, 2].map((seat) => does(seat, pass))];
const THIRD_ROUND = [
  ...CLOSED,
  does(1, card(2)),
  does(0, card(4)),
  does(1, card(1)),
  does(0, card(5)),
  does(1, card(2)),
];

/** Rules of Knock Out to be tried at the table. */
export const examples = [
  {
    rule: 'KO-16',
    table: TABLE,
    tries: [
      { move: challenge('black-heavy', 'green-light'), refused: 'KO-16' },
      { move: challenge('black-light', 'green-heavy') },
    ],
    says: {
      en: 'Your heavy boxer is worth 8,000 and may not pick on a lighter one of 6,000. The other way round is brave, and allowed.',
      fr: 'Votre poids lourd vaut 8\u202f000 et ne peut s’en prendre à un léger de 6\u202f000. L’inverse est courageux, et permis.',
    },
  },
  {
    rule: 'KO-15',
    table: {
      ...TABLE,
      learner: 1,
      played: [...THIRD_ROUND, does(0, card(4))],
    },
    tries: [
      { move: challenge('green-heavy', 'yellow-heavy'), refused: 'KO-15' },
      { move: challenge('green-light', 'black-heavy'), refused: 'KO-15' },
      { move: challenge('green-light', 'yellow-light') },
    ],
    says: {
      en: 'A fight is over: Arnold Blackndecker has the trophy, Robin Zorres the steak. Both rest for one fight, whoever would like to see them again.',
      fr: 'Un combat vient de finir : Arnold Blackndecker a le trophée, Robin Zorres le steak. Tous deux se reposent un combat, qui que ce soit qui les réclame.',
    },
  },
  {
    rule: 'KO-23',
    table: { ...TABLE, played: CHALLENGED },
    tries: [{ move: train(3, 4, 4), refused: 'KO-23' }, { move: train(1, 3, 4, 5) }],
    says: {
      en: 'Four cards go into the fight, neither more nor fewer, and nobody sees them.',
      fr: 'Quatre cartes montent sur le ring, ni plus ni moins, et personne ne les voit.',
    },
  },
  {
    rule: 'KO-40',
    table: { ...TABLE, played: TRAINED },
    tries: [{ move: pass, refused: 'KO-40' }, { move: bet('blue', 4000, 'ko') }],
    says: {
      en: 'You fight as Red and open the betting: passing is not for fighters now. You may bet on anything, even on your own defeat.',
      fr: 'Vous êtes Rouge et ouvrez les paris : un combattant ne passe pas maintenant. Tout pari est permis, même sur votre propre défaite.',
    },
  },
  {
    rule: 'KO-31',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [
      { move: bet('red', 4000, 'x2'), refused: 'KO-31' },
      { move: follow('red', 6000), refused: 'KO-36' },
      { move: bet('red', 6000, 'x2') },
      { move: follow('red', 4000) },
    ],
    says: {
      en: 'The red square of 4,000 is taken. You can bet on another square, or follow that bet on its circle; a circle without a bet cannot be followed.',
      fr: 'Le carré rouge de 4\u202f000 est pris. Pariez sur un autre carré, ou suivez ce pari sur son cercle ; un cercle sans pari ne se suit pas.',
    },
  },
  {
    rule: 'KO-35',
    table: {
      ...TABLE,
      played: [
        ...TRAINED,
        does(0, bet('red', 4000, 'x2')),
        does(1, bet('blue', 4000)),
        does(2, pass),
        does(0, bet('red', 6000, 'x2')),
        does(1, pass),
        does(2, pass),
      ],
    },
    tries: [
      { move: bet('red', 8000, 'x2'), refused: 'KO-35' },
      { move: follow('red', 4000) },
      { move: bet('blue', 8000, 'ko') },
    ],
    says: {
      en: 'Both your double faces lie on the table, so the third chip is a plain or a K.O. one. Following your own bet would call it off.',
      fr: 'Vos deux faces doubles sont posées : le troisième jeton est simple ou K.O. Suivre votre propre pari l’annulerait.',
    },
  },
  {
    rule: 'KO-49',
    table: { ...TABLE, played: [...CLOSED, does(1, card(1))] },
    tries: [{ move: card(5) }, { move: card(4) }],
    says: {
      en: 'Blue has laid a 1 face down. See what your 5 does against it, then start over and play a 4.',
      fr: 'Bleu a posé un 1 face cachée. Voyez ce que fait votre 5, puis recommencez avec un 4.',
    },
  },
  {
    rule: 'KO-53',
    table: { ...TABLE, played: THIRD_ROUND },
    tries: [{ move: card(4) }, { move: card(3) }],
    says: {
      en: 'Last round: you have taken four steps, Blue two, and Blue has chosen a 2. Your 4 makes it four each, and you are the challenger.',
      fr: 'Dernier round : vous avez encaissé quatre pas, Bleu deux, et Bleu a choisi un 2. Votre 4 fait quatre partout, et vous êtes le challenger.',
    },
  },
];
