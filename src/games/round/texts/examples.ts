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

const SALON = { ...TABLE, options: { ...TABLE.options, salonSeconds: 60 } };
const says = (claim: object) => ({ type: 'say', claim });
const ready = { type: 'ready' };

/** A table of honest bettors on its only night. */
const honest = (seats: number, firstStarter: number, seed: string) => ({
  ...{ seats, learner: 0, seed },
  options: { firstStarter, lieLimit: 0, nights: 1, salonSeconds: 0 },
});
/** The learner has Cara, with the Rookie on the left and the Coach on the right. */
const CARA = {
  ...honest(4, 1, 'duel 1'),
  played: [
    ...[drafts(1, 1, 1), drafts(2, 7, 7), drafts(3, 6, 6), drafts(0, 2, 2)],
    writes(1, 'lose', 'lose', 1),
    writes(2, 'win', 'win', 3),
    writes(3, 'lose', 'lose', 2),
  ],
};
/** The learner has the Rookie, with the Docker on the left and El Toro on the right. */
const ROOKIE = {
  ...honest(4, 1, 'duel 2'),
  played: [
    ...[drafts(1, 3, 3), drafts(2, 4, 4), drafts(3, 7, 7), drafts(0, 1, 1)],
    writes(1, 'lose', 'win', 1),
    writes(2, 'lose', 'win', 1),
    writes(3, 'win', 'win', 3),
  ],
};
const HUNTING = { ...HONEST, played: [...KWAME, writes(0, 'win', 'win', 3)] };
const pair = (...stakes: readonly number[]) => ({
  type: 'prognosis',
  sheets: stakes.map((stake) => ({ left: 'win', right: 'lose', stake })),
});
const THREE = {
  ...honest(3, 0, 'few'),
  played: [
    ...[drafts(0, 4, 4), drafts(1, 6, 6), drafts(2, 3, 3)],
    ...[drafts(0, 2, 2), drafts(1, 5, 5), drafts(2, 1, 1)],
  ],
};
const TWO = {
  ...honest(2, 0, 'few'),
  played: [drafts(0, 1, 1), drafts(1, 6, 6), drafts(0, 3, 3), drafts(1, 7, 7)],
};

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
      en: 'You drew Kwame and El Toro: keep one of the two. You may announce any number, even the 2 that’s face up.',
      fr: 'Vous avez pioché Kwame et El Toro : gardez l’un des deux. Vous pouvez annoncer n’importe quel numéro, même le 2 qui est face visible.',
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
      en: 'At this table only one lie is allowed, and you used it on the first night. Whatever you keep, you must announce it.',
      fr: 'À cette table, un seul mensonge est permis, et vous avez menti la première nuit. Quel que soit le boxeur que vous gardez, il faut l’annoncer.',
    },
  },
  {
    rule: 'RD-34',
    table: { ...TABLE, played: DRAFTED },
    tries: [{ move: sheet('win', 'win', 9), refused: 'RD-34' }, { move: sheet('win', 'win', 2) }],
    says: {
      en: 'You hold El Toro and 5K. You can’t stake 9K, however sure you are.',
      fr: 'Vous avez El Toro et 5K. Impossible de miser 9K sur un pronostic, même à coup sûr.',
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
      en: 'Kwame is yours and B, your left neighbour, has El Toro. He can only attack the Coach or El Toro, and never your own boxer. See a hit, start over, and see a miss.',
      fr: 'Kwame est à vous et B, votre voisin de gauche, a El Toro. Il ne peut attaquer que le Coach ou El Toro, et jamais votre propre boxeur. Réussissez une attaque, recommencez, puis ratez-en une.',
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
      en: 'You hold El Toro, and everyone else has predicted. You’ll win both duels. Predict that, or get one wrong on purpose, and finish the night to see the payout.',
      fr: 'Vous avez El Toro, et tous les autres ont fait leur pronostic. Vous gagnerez vos deux duels. Pronostiquez-le, ou trompez-vous exprès sur l’un d’eux, et terminez la nuit pour voir les gains.',
    },
  },
  {
    rule: 'RD-17',
    table: { ...TABLE, played: [drafts(3, 6, 6)] },
    tries: [
      { move: sheet('win', 'win', 2), refused: 'RD-31' },
      { move: { type: 'draft', keep: 5, announce: 5 } },
    ],
    says: {
      en: 'It’s your turn to keep a boxer. Predictions come later, once everyone has one.',
      fr: 'C’est à vous de garder un boxeur. Les pronostics viendront plus tard, quand tout le monde en aura un.',
    },
  },
  {
    rule: 'RD-21',
    table: { ...TABLE, played: [drafts(3, 6, 6)] },
    tries: [
      { move: { type: 'draft', keep: 7, announce: 7 } },
      { move: { type: 'draft', keep: 7, announce: 3 } },
    ],
    says: {
      en: 'Keep El Toro and say 7: that’s a truth. Say 3, and it’s a lie. The others hear only the number.',
      fr: 'Gardez El Toro et dites 7 : c’est la vérité. Dites 3, c’est un mensonge. Les autres n’entendent que le numéro.',
    },
  },
  {
    rule: 'RD-23',
    table: {
      ...TABLE,
      options: { ...TABLE.options, impossibleClaims: false },
      played: [drafts(3, 6, 6)],
    },
    tries: [
      { move: { type: 'draft', keep: 7, announce: 2 }, refused: 'RD-23' },
      { move: { type: 'draft', keep: 7, announce: 6 } },
    ],
    says: {
      en: 'This table is strict: everybody sees the 2 face up, so nobody may announce it. The 6 has been announced already, and you may still claim it.',
      fr: 'Cette table est stricte : le 2 est face visible, personne ne peut l’annoncer. Le 6 a déjà été annoncé, et vous pouvez quand même le revendiquer.',
    },
  },
  {
    rule: 'RD-27',
    table: { ...SALON, played: DRAFTED },
    tries: [{ move: says({ kind: 'hold', slot: '0.1', boxer: 1 }) }, { move: ready }],
    says: {
      en: 'The salon is open. You hold El Toro; say that you have the Rookie, if you like. Nothing said here changes the fights.',
      fr: 'Le salon est ouvert. Vous avez El Toro ; dites que vous avez le Bleu, si vous voulez. Ce qu’on y dit ne change rien aux combats.',
    },
  },
  {
    rule: 'RD-28',
    table: { ...SALON, played: DRAFTED },
    tries: [
      { move: says({ kind: 'hold', slot: '1.1', boxer: 5 }), refused: 'RD-28' },
      { move: says({ kind: 'suspect', slot: '1.1', boxer: 5 }) },
      { move: says({ kind: 'doubt', slot: '2.1' }) },
    ],
    says: {
      en: 'You can’t speak for B’s boxer as if it were yours. You can say what you think he is, or that you doubt somebody.',
      fr: 'Vous ne pouvez pas parler du boxeur de B comme du vôtre. Vous pouvez dire qui il est selon vous, ou que vous doutez de quelqu’un.',
    },
  },
  {
    rule: 'RD-29',
    table: { ...SALON, played: [...DRAFTED, { seat: 0, move: ready }] },
    tries: [{ move: ready, refused: 'RD-29' }, { move: says({ kind: 'saw', boxer: 5 }) }],
    says: {
      en: 'You are ready, once is enough. Until the others are, you may still talk.',
      fr: 'Vous êtes prêt, une fois suffit. Tant que les autres ne le sont pas, vous pouvez encore parler.',
    },
  },
  {
    rule: 'RD-31',
    table: THREE,
    tries: [{ move: pair(1), refused: 'RD-31' }, { move: pair(1, 2) }],
    says: {
      en: 'With three bettors everyone has two boxers and makes a prediction for each: one isn’t enough.',
      fr: 'À trois parieurs, chacun a deux boxeurs et un pronostic pour chacun : un seul pronostic ne suffit pas.',
    },
  },
  {
    rule: 'RD-35',
    table: {
      ...TABLE,
      options: { ...TABLE.options, startingMoney: 1, stakeMin: 2 },
      played: DRAFTED,
    },
    tries: [{ move: sheet('win', 'win', 2), refused: 'RD-35' }, { move: sheet('win', 'win', 1) }],
    says: {
      en: 'The lowest stake here is 2K, and you have 1K left. So you stake your last 1K.',
      fr: 'Ici, la mise minimale est de 2K, et il vous reste 1K. Vous misez donc votre dernier 1K.',
    },
  },
  {
    rule: 'RD-37',
    table: { ...TABLE, played: DRAFTED },
    tries: [{ move: sheet('lose', 'lose', 1) }, { move: sheet('win', 'lose', 1) }],
    says: {
      en: 'You hold El Toro and may still predict two losses. Every combination is allowed.',
      fr: 'Vous avez El Toro et pouvez quand même pronostiquer deux défaites. Toutes les combinaisons sont permises.',
    },
  },
  {
    rule: 'RD-39',
    table: HUNTING,
    tries: [{ move: { type: 'attack', target: null, boxer: null } }, { move: attack('3.1', 6) }],
    says: {
      en: 'Kwame is yours. You may leave everybody alone, or name one boxer in the circle and who you think he is.',
      fr: 'Kwame est à vous. Laissez tout le monde tranquille, ou désignez un boxeur du cercle et dites qui il est.',
    },
  },
  {
    rule: 'RD-41',
    table: HUNTING,
    tries: [{ move: attack('1.1', 7) }, { move: attack('1.1', 6) }],
    says: {
      en: 'B has El Toro. Say El Toro, and he is knocked out; say Coach, and nothing happens.',
      fr: 'B a El Toro. Dites El Toro, et il est K.O. ; dites Coach, et il ne se passe rien.',
    },
  },
  {
    rule: 'RD-42',
    table: HUNTING,
    tries: [{ move: attack('1.1', 7) }],
    says: {
      en: 'Knock out B’s El Toro: the circle closes and you meet C instead, a plain 4. B’s stake is gone.',
      fr: 'Mettez El Toro K.O. chez B : le cercle se referme et vous affrontez C, un simple 4. La mise de B est perdue.',
    },
  },
  {
    rule: 'RD-48',
    table: CARA,
    tries: [{ move: sheet('win', 'win', 3) }, { move: sheet('win', 'lose', 1) }],
    says: {
      en: 'You hold Cara, a mere 2, and D at your right has Coach Hank Steel. Next to him she beats everybody, him too.',
      fr: 'Vous avez Cara, un simple 2, et D, à votre droite, a le Coach Hank Steel. À côté de lui elle bat tout le monde, lui compris.',
    },
  },
  {
    rule: 'RD-49',
    table: ROOKIE,
    tries: [{ move: sheet('lose', 'win', 3) }, { move: sheet('lose', 'lose', 1) }],
    says: {
      en: 'You hold the Rookie, and D at your right has El Toro. The smallest beats the biggest; B’s Docker still beats you.',
      fr: 'Vous avez le Bleu, et D, à votre droite, a El Toro. Le plus petit bat le plus grand ; le Docker de B vous bat quand même.',
    },
  },
  {
    rule: 'RD-52',
    table: TWO,
    tries: [{ move: sheet('win', 'win', 1) }, { move: sheet('lose', 'lose', 3) }],
    says: {
      en: 'Two bettors, two duels: your first boxer meets B’s second, your second meets B’s first. The Rookie meets El Toro here.',
      fr: 'Deux parieurs, deux duels : votre premier boxeur affronte le second de B, votre second le premier. Ici, le Bleu affronte El Toro.',
    },
  },
  {
    rule: 'RD-53',
    table: {
      ...TABLE,
      played: [
        ...DRAFTED,
        writes(1, 'win', 'lose', 1),
        writes(2, 'lose', 'lose', 1),
        writes(3, 'win', 'win', 2),
      ],
    },
    tries: [{ move: sheet('win', 'win', 1) }],
    says: {
      en: 'No Cara beside the Coach, no Rookie beside El Toro: the higher number wins. Lock in your prediction and see your 7 fight.',
      fr: 'Pas de Cara près du Coach, pas de Bleu près d’El Toro : le plus haut numéro gagne. Validez votre pronostic et regardez votre 7 se battre.',
    },
  },
  {
    rule: 'RD-57',
    table: ROOKIE,
    tries: [{ move: sheet('lose', 'win', 3) }, { move: sheet('win', 'win', 3) }],
    says: {
      en: 'Stake 3K on the right prediction and you get 3K on top. One duel wrong, and all 3K are gone.',
      fr: 'Misez 3K sur le bon pronostic et vous gagnez 3K de plus. Un seul duel faux, et les 3K sont perdus.',
    },
  },
  {
    rule: 'RD-58',
    table: CARA,
    tries: [{ move: sheet('lose', 'lose', 1) }],
    says: {
      en: 'Predict two losses, wrongly: your 1K is lost, but Cara still earns you 2K with her two wins.',
      fr: 'Pronostiquez deux défaites, à tort : votre 1K est perdu, mais Cara vous rapporte quand même 2K avec ses deux victoires.',
    },
  },
  {
    rule: 'H-1',
    table: { ...TABLE, options: { ...TABLE.options, liePenalty: 1 }, played: NIGHT },
    tries: [
      { move: { type: 'draft', keep: 5, announce: 2 } },
      { move: { type: 'draft', keep: 5, announce: 5 } },
    ],
    says: {
      en: 'Only one lie is free at this table, and you’ve told it. A second one is allowed, and costs 1K when the night is paid.',
      fr: 'À cette table, un seul mensonge est gratuit, et vous l’avez dit. Un second est permis et coûte 1K au règlement de la nuit.',
    },
  },
];
