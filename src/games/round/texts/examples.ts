const drafts = (seat: number, keep: number, announce: number) => ({
  seat,
  move: { type: 'draft', keep, announce },
});
const sheet = (left: 'win' | 'lose', right: 'win' | 'lose', stake: number) => ({
  type: 'prognosis',
  sheets: [{ left, right, stake }],
});
const writes = (seat: number, left: 'win' | 'lose', right: 'win' | 'lose', stake: number) => ({
  seat,
  move: sheet(left, right, stake),
});
const attack = (target: string, boxer: number) => ({ type: 'attack', target, boxer });

const TABLE = {
  ...{ seats: 4, learner: 0, seed: 'round 88' },
  options: { firstStarter: 3, lieLimit: 1, nights: 2, salonSeconds: 0 },
};
const DRAFTED = [drafts(3, 6, 6), drafts(0, 7, 3), drafts(1, 5, 5), drafts(2, 1, 7)];
const NIGHT = [
  ...DRAFTED,
  writes(0, 'win', 'win', 2),
  writes(1, 'win', 'lose', 1),
  writes(2, 'lose', 'lose', 1),
  writes(3, 'win', 'win', 2),
  { seat: 1, move: attack('2.1', 7) },
];

const HONEST = {
  ...{ seats: 4, learner: 0, seed: 'kwame 8' },
  options: { firstStarter: 1, lieLimit: 0, nights: 1, salonSeconds: 0 },
};
const KWAME = [
  drafts(1, 7, 7),
  drafts(2, 4, 4),
  drafts(3, 3, 3),
  drafts(0, 5, 5),
  writes(1, 'win', 'win', 3),
  writes(2, 'win', 'lose', 1),
  writes(3, 'lose', 'lose', 1),
];

/** Rules of Round to be tried at the ring. */
export const examples = [
  {
    rule: 'RD-19',
    table: { ...TABLE, played: [drafts(3, 6, 6)] },
    tries: [
      { move: { type: 'draft', keep: 4, announce: 4 }, refused: 'RD-19' },
      { move: { type: 'draft', keep: 7, announce: 2 } },
      { move: { type: 'draft', keep: 5, announce: 5 } },
    ],
    says: {
      en: 'You are shown Kwame and El Toro: one of these two, no other. What you announce with it may be anything, even the 2 that lies face up.',
      fr: 'On vous montre Kwame et El Toro : l’un des deux, aucun autre. Ce que vous annoncez peut être n’importe quoi, même le 2 qui est face visible.',
    },
  },
  {
    rule: 'RD-22',
    table: { ...TABLE, played: NIGHT },
    tries: [
      { move: { type: 'draft', keep: 5, announce: 2 }, refused: 'RD-22' },
      { move: { type: 'draft', keep: 5, announce: 5 } },
    ],
    says: {
      en: 'At this table only one lie is allowed, and your place has its lie token from the first night. Whatever you keep, you must announce it.',
      fr: 'À cette table, un seul mensonge est permis, et votre place a son jeton de mensonge de la première nuit. Quoi que vous gardiez, il faut l’annoncer.',
    },
  },
  {
    rule: 'RD-34',
    table: { ...TABLE, played: DRAFTED },
    tries: [{ move: sheet('win', 'win', 9), refused: 'RD-34' }, { move: sheet('win', 'win', 2) }],
    says: {
      en: 'You hold El Toro and 5K. Nobody stakes 9K on a sheet, however sure.',
      fr: 'Vous avez El Toro et 5K. Personne ne mise 9K sur une fiche, même à coup sûr.',
    },
  },
  {
    rule: 'RD-40',
    table: { ...HONEST, played: [...KWAME, writes(0, 'win', 'win', 3)] },
    tries: [
      { move: attack('1.1', 4), refused: 'RD-40' },
      { move: attack('0.1', 7), refused: 'RD-40' },
      { move: attack('1.1', 7) },
      { move: attack('2.1', 7) },
    ],
    says: {
      en: 'Kwame is yours and B, your left neighbour, has El Toro. He hunts the Coach and El Toro only, and never your own corner. See a hit, start over, and see a miss.',
      fr: 'Kwame est à vous et B, votre voisin de gauche, a El Toro. Il ne chasse que le Coach et El Toro, et jamais chez vous. Voyez un coup juste, recommencez, voyez un raté.',
    },
  },
  {
    rule: 'RD-56',
    table: {
      ...TABLE,
      played: [
        ...DRAFTED,
        writes(1, 'win', 'lose', 1),
        writes(2, 'lose', 'lose', 1),
        writes(3, 'win', 'win', 2),
      ],
    },
    tries: [{ move: sheet('win', 'win', 3) }, { move: sheet('win', 'lose', 3) }],
    says: {
      en: 'You hold El Toro, and everybody else has written. Both your duels will be won. Write it so, or get one of them wrong on purpose, and let the night go on to see the money.',
      fr: 'Vous avez El Toro, et tous les autres ont écrit. Vos deux duels seront gagnés. Écrivez-le, ou trompez-vous exprès sur l’un, et laissez finir la nuit pour voir l’argent.',
    },
  },
];
