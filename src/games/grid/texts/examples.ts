const TABLE = { seats: 2, learner: 0, options: {}, seed: 'example' };
const SMALL = { ...TABLE, options: { board: 'hex3' } };

const peg = (seat: 0 | 1, hole: string) => ({ seat, move: { type: 'place', hole } });
const turns = (holes: string) =>
  (holes.match(/../g) ?? []).map((hole, turn) => peg(turn % 2 === 0 ? 0 : 1, hole));
const at = (hole: string) => ({ move: { type: 'place', hole } });
const not = (hole: string, refused: string) => ({ ...at(hole), refused });

/** Rules of the grid to be tried on it. */
export const examples = [
  {
    rule: 'GR-1',
    table: TABLE,
    tries: [at('e6'), at('b2')],
    says: {
      en: 'You have the first seat, so the first peg is yours. Place it anywhere next to another.',
      fr: 'Vous avez la première place : le premier pion est à vous. Posez-le à côté d’un autre.',
    },
  },
  {
    rule: 'GR-2',
    table: SMALL,
    tries: [not('c3', 'GR-2'), not('b2', 'GR-2'), at('b1')],
    says: {
      en: 'Try the centre, then a hole that is taken. Every other hole of this small grid touches a peg and is free.',
      fr: 'Essayez le centre, puis un trou occupé. Tous les autres trous de cette petite grille touchent un pion et sont libres.',
    },
  },
  {
    rule: 'GR-3',
    table: TABLE,
    tries: [not('c4', 'GR-2'), not('d4', 'GR-2'), at('c5')],
    says: {
      en: 'Three discs and three rings stand around the centre before the first turn. Those holes are taken; the ones around them are free.',
      fr: 'Trois disques et trois anneaux entourent le centre avant le premier tour. Ces trous sont pris, ceux d’autour sont libres.',
    },
  },
  {
    rule: 'GR-4',
    table: { ...TABLE, played: turns('e6d6') },
    tries: [at('f7'), at('e7')],
    says: {
      en: 'You placed e6, the other side answered d6, and now it is your turn again: one peg, no passing.',
      fr: 'Vous avez posé e6, l’adversaire a répondu d6, et c’est de nouveau à vous : un pion, sans passer.',
    },
  },
  {
    rule: 'GR-5',
    table: TABLE,
    tries: [not('a1', 'GR-5'), at('d2'), at('b4')],
    says: {
      en: 'The corner a1 touches nothing yet. d2 touches a peg of yours, b4 one of the other side: both will do.',
      fr: 'Le coin a1 ne touche encore rien. d2 touche un pion à vous, b4 un pion adverse : les deux conviennent.',
    },
  },
  {
    rule: 'GR-6',
    table: SMALL,
    tries: [at('b1'), at('a1')],
    says: {
      en: 'A disc at b1 has the ring b2 between itself and your disc b3. At a1 nothing stands in a line with you.',
      fr: 'Un disque en b1 a l’anneau b2 entre lui et votre disque b3. En a1, rien n’est en ligne avec vous.',
    },
  },
  {
    rule: 'GR-7',
    table: SMALL,
    tries: [at('c5'), at('b4')],
    says: {
      en: 'From c5 the ring c4 lies before your disc c2, but the centre lies between them: nothing happens.',
      fr: 'De c5, l’anneau c4 précède votre disque c2, mais le centre les sépare : rien ne se passe.',
    },
  },
  {
    rule: 'GR-8',
    table: TABLE,
    tries: [at('e6'), at('c5')],
    says: {
      en: 'At e6 the ring d5 stands between you and your disc c4: it drops out and a disc of yours takes its hole.',
      fr: 'En e6, l’anneau d5 se trouve entre vous et votre disque c4 : il tombe et un disque à vous prend son trou.',
    },
  },
  {
    rule: 'GR-9',
    table: {
      ...SMALL,
      played: [peg(0, 'b1'), peg(1, 'd2'), peg(0, 'a1'), peg(1, 'a2'), peg(0, 'c1'), peg(1, 'c5')],
    },
    tries: [at('b4'), at('d5')],
    says: {
      en: 'b4 closes two lines at once, and both are knocked out.',
      fr: 'b4 ferme deux lignes à la fois, et toutes deux sont mises K.O.',
    },
  },
  {
    rule: 'GR-10',
    table: { ...TABLE, played: [peg(0, 'f5'), peg(1, 'e6')] },
    tries: [at('e7')],
    says: {
      en: 'e7 knocks out e6. Your new disc at e6 then has the ring d5 in a line to another of yours, yet d5 stays: a peg placed by a knockout doesn’t knock out anything itself.',
      fr: 'e7 met e6 K.O. Votre nouveau disque en e6 a alors l’anneau d5 en ligne avec un autre des vôtres, mais d5 reste : un pion entré par un K.O. n’enferme rien.',
    },
  },
  {
    rule: 'GR-11',
    table: { ...TABLE, played: [peg(0, 'c2'), peg(1, 'f6'), peg(0, 'c5'), peg(1, 'd6')] },
    tries: [at('e6')],
    says: {
      en: 'Place your own disc between the rings f6 and d6: nobody has enclosed you, so it stays.',
      fr: 'Placez-vous de vous-même entre les anneaux f6 et d6 : personne ne vous a enfermé, votre disque reste.',
    },
  },
  {
    rule: 'GR-12',
    table: TABLE,
    tries: [at('b2'), at('f6')],
    says: {
      en: 'Both holes enclose nothing, although others would. You are free to play them.',
      fr: 'Ces deux trous n’enferment rien, alors que d’autres le feraient. Vous pouvez les jouer.',
    },
  },
  {
    rule: 'GR-13',
    table: { ...SMALL, played: turns('b1d2') },
    tries: [at('a1'), not('b1', 'GR-2')],
    says: {
      en: 'On your turn you place a peg; you can’t pass.',
      fr: 'À votre tour, vous posez un pion ; vous ne pouvez pas passer.',
    },
  },
  {
    rule: 'GR-14',
    table: TABLE,
    tries: [at('c2')],
    says: {
      en: 'Watch the spare pegs: a peg placed comes from the supply. One that is knocked out goes back to it, and its replacement comes from there.',
      fr: 'Regardez la réserve : un pion posé en vient. Un pion mis K.O. y retourne, et son remplaçant en sort.',
    },
  },
  {
    rule: 'GR-15',
    table: { ...SMALL, learner: 1, played: turns('e3a2a3e5b1d5d2a1c1c5e4') },
    tries: [at('b4')],
    says: {
      en: 'One hole is left. Fill it and the game is over.',
      fr: 'Il reste un trou. Remplissez-le et la partie est finie.',
    },
  },
  {
    rule: 'GR-16',
    table: { ...SMALL, played: turns('e3a2a3e5b1d5d2a1c1c5') },
    tries: [at('e4'), at('b4')],
    says: {
      en: 'Two holes are left. Compare what each brings you: every peg on the grid counts one.',
      fr: 'Il reste deux trous. Comparez ce que chacun rapporte : chaque pion sur la grille vaut un point.',
    },
  },
  {
    rule: 'GR-17',
    table: { ...SMALL, learner: 1, played: turns('e3a2a3e5b1d5d2a1c1c5e4') },
    tries: [at('b4')],
    says: {
      en: 'The last peg makes it 10 to 8 for you: the higher score wins.',
      fr: 'Le dernier pion donne 10 à 8 pour vous : le plus haut score gagne.',
    },
  },
  {
    rule: 'GO-1',
    table: { ...TABLE, options: { captures: 'optional' } },
    tries: [
      { move: { type: 'place', hole: 'b3', take: [] } },
      { move: { type: 'place', hole: 'b3', take: ['NW'] } },
    ],
    says: {
      en: 'With this option the player who places at b3 decides whether c3 is knocked out.',
      fr: 'Avec cette option, le joueur qui pose en b3 décide si c3 est mis K.O.',
    },
  },
  {
    rule: 'GO-2',
    table: { ...TABLE, options: { start: 'triples' } },
    tries: [at('c5'), at('b3')],
    says: {
      en: 'Here each side starts with its three pegs in a row. Only c5 and e6 knock out something at the first move.',
      fr: 'Ici, chaque camp commence avec ses trois pions alignés. Seuls c5 et e6 mettent un pion K.O. au premier coup.',
    },
  },
  {
    rule: 'GO-3',
    table: SMALL,
    tries: [at('a1'), at('e5')],
    says: {
      en: 'On the small grid every empty hole touches a peg from the start, even the corners.',
      fr: 'Sur la petite grille, chaque trou vide touche un pion dès le départ, même les coins.',
    },
  },
  {
    rule: 'GO-4',
    table: { ...TABLE, options: { begins: 'seat1' }, played: [peg(1, 'b2')] },
    tries: [at('e6')],
    says: {
      en: 'The second seat has begun with b2. Now it is your turn.',
      fr: 'La deuxième place a commencé en b2. C’est maintenant à vous.',
    },
  },
  {
    rule: 'H-1',
    table: { ...TABLE, learner: 1, options: { swap: true }, played: [peg(0, 'e6')] },
    tries: [{ move: { type: 'swap' } }, at('d6')],
    says: {
      en: 'The first peg was strong: 5 to 2. Swap, and those five pegs are yours; or place a peg as usual.',
      fr: 'Le premier pion était fort : 5 à 2. Échangez, et ces cinq pions sont à vous ; ou posez un pion comme d’habitude.',
    },
  },
  {
    rule: 'H-2',
    table: { ...TABLE, options: { handicap: 3 } },
    tries: [not('d6', 'GR-2'), at('e6')],
    says: {
      en: 'The other side starts with three more pegs, each behind one of its own.',
      fr: 'L’adversaire part avec trois pions de plus, chacun derrière un des siens.',
    },
  },
  {
    rule: 'H-3',
    table: { ...TABLE, options: { board: 'hex5' } },
    tries: [not('a1', 'GR-5'), not('e5', 'GR-2'), at('f7')],
    says: {
      en: 'The large grid has 60 holes around the centre e5. The rules are the same.',
      fr: 'La grande grille a 60 trous autour du centre e5. Les règles sont les mêmes.',
    },
  },
];
