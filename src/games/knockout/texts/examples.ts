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

/** The learner has won a round by three steps; Blue has chosen a 2 for the next. */
const HURT = [...CLOSED, does(1, card(2)), does(0, card(5)), does(1, card(2))];
/** A step each, and Blue has chosen a 2 for the last round. */
const EVEN = [
  ...CLOSED,
  ...[does(1, card(2)), does(0, card(3)), does(1, card(5)), does(0, card(4)), does(1, card(2))],
];
/** The same fight, with a bet of the learner's that Yellow has followed. */
const FOLLOWED = [
  ...BOTH_BET,
  does(2, follow('red', 4000)),
  ...[0, 1, 2, 0, 1, 2].map((seat) => does(seat, pass)),
  ...HURT.slice(CLOSED.length),
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
      en: 'Your heavy boxer is worth 8,000 and may not challenge a lighter one worth 6,000. The other way round is brave, but allowed.',
      fr: 'Votre poids lourd vaut 8\u202f000 et ne peut pas défier un poids léger de 6\u202f000. L’inverse est courageux, et permis.',
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
      en: 'A fight is over: Arnold Blackndecker has the trophy, Robin Zorres the steak. Both have to rest for one fight.',
      fr: 'Un combat vient de se terminer : Arnold Blackndecker a le trophée, Robin Zorres le steak. Tous deux doivent se reposer pendant un combat.',
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
      en: 'You’re Red and open the betting. Fighters can’t pass in the first round, but they may bet on anything, even on their own defeat.',
      fr: 'Vous êtes Rouge et ouvrez les paris. Un combattant ne peut pas passer au premier tour, mais tout pari est permis, même sur sa propre défaite.',
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
      en: 'The red square of 4,000 is taken. You can bet on another square, or follow that bet on its circle; there’s nothing to follow on an empty circle.',
      fr: 'Le carré rouge de 4\u202f000 est pris. Pariez sur un autre carré, ou suivez ce pari sur son cercle ; sans pari, il n’y a rien à suivre.',
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
      en: 'Both your double faces lie on the table, so your third chip is plain or K.O. Following your own bet would cancel it.',
      fr: 'Vos deux faces doubles sont posées : le troisième jeton est simple ou K.O. Suivre votre propre pari l’annulerait.',
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
      fr: 'Dernier round : vous avez encaissé quatre pas, Bleu deux, et Bleu a choisi un 2. Votre 4 fait quatre partout, et vous êtes le challenger.',
    },
  },
  {
    rule: 'KO-11',
    table: TABLE,
    tries: [
      { move: pass, refused: 'KO-11' },
      { move: card(3), refused: 'KO-11' },
      { move: challenge('black-light', 'yellow-light') },
    ],
    says: {
      en: 'It’s time for a challenge. Chips and cards come later, each in its own phase.',
      fr: 'C’est le moment du défi. Jetons et cartes viendront plus tard, chacun dans sa phase.',
    },
  },
  {
    rule: 'KO-14',
    table: TABLE,
    tries: [
      { move: challenge('black-heavy', 'black-light'), refused: 'KO-14' },
      { move: challenge('black-heavy', 'yellow-heavy') },
    ],
    says: {
      en: 'Your boxers don’t fight each other. Pick one of yours and one of another manager’s.',
      fr: 'Vos boxeurs ne s’affrontent pas. Choisissez l’un des vôtres et un boxeur d’un autre manager.',
    },
  },
  {
    rule: 'KO-32',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: bet('red', 6000) }, { move: bet('blue', 10000) }],
    says: {
      en: 'A plain chip says that this boxer wins, by K.O. or on points, for the amount of its square.',
      fr: 'Un jeton simple dit que ce boxeur gagne, par K.O. ou aux points, pour le montant du carré.',
    },
  },
  {
    rule: 'KO-33',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: bet('blue', 6000, 'x2') }],
    says: {
      en: 'Same claim as a plain chip, for twice the money: 12,000 on this square.',
      fr: 'Comme un jeton simple, mais pour le double : 12\u202f000 sur ce carré.',
    },
  },
  {
    rule: 'KO-34',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: bet('red', 6000, 'ko') }],
    says: {
      en: 'Mind the board: a K.O. chip on the red board says that Red goes down, for three times the amount.',
      fr: 'Attention au tableau : un jeton K.O. sur le tableau rouge dit que Rouge est mis K.O., pour trois fois le montant.',
    },
  },
  {
    rule: 'KO-36',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: follow('blue', 10000), refused: 'KO-36' }, { move: follow('blue', 4000) }],
    says: {
      en: 'Nobody has bet on the blue 10,000, so there’s nothing to follow. You can follow Blue’s bet on 4,000.',
      fr: 'Personne n’a parié sur le 10\u202f000 bleu : il n’y a rien à suivre. Vous pouvez suivre le pari de Bleu sur 4\u202f000.',
    },
  },
  {
    rule: 'KO-37',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: follow('red', 4000) }],
    says: {
      en: 'Red says that he wins. Follow him and you say that he doesn’t, for the same 4,000.',
      fr: 'Rouge dit qu’il gagne. Suivez-le et vous dites le contraire, pour les mêmes 4\u202f000.',
    },
  },
  {
    rule: 'KO-38',
    table: { ...TABLE, played: [...BOTH_BET, does(2, pass)] },
    tries: [{ move: follow('red', 4000) }],
    says: {
      en: 'Second round: a chip on your own circle calls your bet off. Neither will pay.',
      fr: 'Deuxième tour : un jeton sur votre propre cercle annule votre pari. Aucun des deux ne paiera.',
    },
  },
  {
    rule: 'KO-39',
    table: { ...TABLE, learner: 2, played: BOTH_BET },
    tries: [{ move: pass }],
    says: {
      en: 'You don’t fight, so you may pass in any round. The chip bets nothing.',
      fr: 'Vous ne boxez pas : vous pouvez passer à chaque tour. Le jeton ne mise rien.',
    },
  },
  {
    rule: 'KO-41',
    table: { ...TABLE, played: TRAINED },
    tries: [{ move: bet('red', 10000, 'ko') }, { move: bet('blue', 10000, 'x2') }],
    says: {
      en: 'You’re Red. Bet that you’ll be knocked out, or that Blue wins: any bet is allowed.',
      fr: 'Vous êtes Rouge. Pariez que vous serez mis K.O., ou que Bleu gagne : tous les paris sont permis.',
    },
  },
  {
    rule: 'KO-47',
    table: { ...TABLE, played: [...CLOSED, does(1, card(2))] },
    tries: [{ move: card(1), refused: 'KO-47' }, { move: card(3) }],
    says: {
      en: 'You took 3, 4, 4 and 5 into the ring. The 1 in your reserve can’t be played.',
      fr: 'Vous êtes monté sur le ring avec 3, 4, 4 et 5. Le 1 de votre réserve n’est pas jouable.',
    },
  },
  {
    rule: 'KO-48',
    table: { ...TABLE, played: [...CLOSED, does(1, card(2))] },
    tries: [{ move: card(5) }, { move: card(3) }],
    says: {
      en: 'Blue has chosen a 2. Your 5 drives him back three steps, your 3 only one.',
      fr: 'Bleu a choisi un 2. Votre 5 le fait reculer de trois pas, votre 3 d’un seul.',
    },
  },
  {
    rule: 'KO-50',
    table: { ...TABLE, played: [...CLOSED, does(1, card(5))] },
    tries: [{ move: card(5) }, { move: card(4) }],
    says: {
      en: 'Blue has chosen a 5. Meet it with yours and nobody moves; with a 4 you take one step.',
      fr: 'Bleu a choisi un 5. Opposez-lui le vôtre et personne ne bouge ; avec un 4 vous encaissez un pas.',
    },
  },
  {
    rule: 'KO-51',
    table: { ...TABLE, played: HURT },
    tries: [{ move: card(4) }, { move: card(3) }],
    says: {
      en: 'Blue has taken three steps of five and has chosen a 2. Your 4 sends him to the K.O. space at once.',
      fr: 'Bleu a encaissé trois pas sur cinq et a choisi un 2. Votre 4 l’envoie aussitôt sur la case K.O.',
    },
  },
  {
    rule: 'KO-52',
    table: { ...TABLE, played: EVEN },
    tries: [{ move: card(4) }, { move: card(5) }],
    says: {
      en: 'Last round, a step each, and Blue has chosen a 2. Whoever has taken more steps loses on points.',
      fr: 'Dernier round, un pas partout, et Bleu a choisi un 2. Celui qui a encaissé le plus de pas perd aux points.',
    },
  },
  {
    rule: 'KO-56',
    table: { ...TABLE, played: EVEN },
    tries: [{ move: card(5) }],
    says: {
      en: 'Both boxers are worth 8,000. Win this fight: the bank pays you 16,000, and the loser 8,000.',
      fr: 'Les deux boxeurs valent 8\u202f000. Gagnez ce combat : la banque vous paie 16\u202f000, et 8\u202f000 au perdant.',
    },
  },
  {
    rule: 'KO-57',
    table: { ...TABLE, played: EVEN },
    tries: [{ move: card(4) }],
    says: {
      en: 'Win on points and Robin Zorres, a Professional, becomes a Champion.',
      fr: 'Gagnez aux points et Robin Zorres, professionnel, devient champion.',
    },
  },
  {
    rule: 'KO-58',
    table: { ...TABLE, played: EVEN },
    tries: [{ move: card(5) }],
    says: {
      en: 'Beat him on points: Arnold Blackndecker falls to Amateur, and is worth 2,000 less next time.',
      fr: 'Battez-le aux points : Arnold Blackndecker redevient amateur et vaudra 2\u202f000 de moins la prochaine fois.',
    },
  },
  {
    rule: 'KO-59',
    table: { ...TABLE, played: HURT },
    tries: [{ move: card(4) }],
    says: {
      en: 'Knock him out: Arnold Blackndecker is out for the season, and Green has one boxer left.',
      fr: 'Mettez-le K.O. : Arnold Blackndecker est forfait pour la saison, et Vert n’a plus qu’un boxeur.',
    },
  },
  {
    rule: 'KO-63',
    table: { ...TABLE, played: FOLLOWED },
    tries: [{ move: card(4) }],
    says: {
      en: 'Yellow followed your bet that Red wins. Knock Blue out and Yellow pays you 4,000; the bank pays nothing.',
      fr: 'Jaune a suivi votre pari que Rouge gagne. Mettez Bleu K.O. et Jaune vous paie 4\u202f000 ; la banque ne paie rien.',
    },
  },
  {
    rule: 'KO-64',
    table: { ...TABLE, played: HURT },
    tries: [{ move: card(4) }],
    says: {
      en: 'Nobody followed your bet of 4,000 that Red wins. Win it, and the bank pays half: 2,000.',
      fr: 'Personne n’a suivi votre pari de 4\u202f000 sur la victoire de Rouge. Gagnez-le, et la banque paie la moitié : 2\u202f000.',
    },
  },
  {
    rule: 'KO-65',
    table: { ...TABLE, played: HURT },
    tries: [{ move: card(4) }],
    says: {
      en: 'Blue bet 4,000 on himself and nobody followed. Beat him: all 4,000 go into the bonus pot.',
      fr: 'Bleu a misé 4\u202f000 sur lui-même et personne n’a suivi. Battez-le : ses 4\u202f000 vont dans la cagnotte.',
    },
  },
  {
    rule: 'KO-79',
    table: { ...TABLE, options: { ...TABLE.options, variableStart: true } },
    tries: [{ move: challenge('black-light', 'green-heavy') }],
    says: {
      en: 'With variable start a boxer’s start space depends on size and category. Professionals still begin five steps from the K.O.',
      fr: 'Avec le départ variable, la case de départ dépend de la taille et de la catégorie. Les professionnels partent toujours à cinq pas du K.O.',
    },
  },
  {
    rule: 'KO-105',
    table: {
      ...TABLE,
      learner: 2,
      options: { ...TABLE.options, betAmounts: [2000, 4000, 6000, 20000] },
      played: BOTH_BET,
    },
    tries: [{ move: bet('red', 8000), refused: 'KO-31' }, { move: bet('red', 20000) }],
    says: {
      en: 'The boards of this table show 2,000, 4,000, 6,000 and 20,000. There is no square of 8,000.',
      fr: 'Les tableaux de cette table affichent 2\u202f000, 4\u202f000, 6\u202f000 et 20\u202f000. Il n’y a pas de carré de 8\u202f000.',
    },
  },
  {
    rule: 'H-2',
    table: { ...TABLE, options: { ...TABLE.options, shortSeason: true }, played: CHALLENGED },
    tries: [{ move: train(1, 1, 2, 5), refused: 'KO-23' }, { move: train(1, 2, 4, 5) }],
    says: {
      en: 'A short season has eight cards each, and only one 1 among them.',
      fr: 'Une saison courte se joue avec huit cartes chacun, dont un seul 1.',
    },
  },
];
