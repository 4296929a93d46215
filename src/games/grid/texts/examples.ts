const TABLE = { seats: 2, learner: 0, options: {}, seed: 'example' };
const SMALL = { ...TABLE, options: { board: 'hex3' } };

const peg = (seat: 0 | 1, hole: string) => ({ seat, move: { type: 'place', hole } });
const at = (hole: string) => ({ move: { type: 'place', hole } });
const not = (hole: string, refused: string) => ({ ...at(hole), refused });

/** Rules of the grid to be tried on it. */
export const examples = [
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
    rule: 'GR-5',
    table: TABLE,
    tries: [not('a1', 'GR-5'), at('d2'), at('b4')],
    says: {
      en: 'The corner a1 touches nothing yet. d2 touches a peg of yours, b4 one of the other side: both will do.',
      fr: 'Le coin a1 ne touche encore rien. d2 touche un pion à vous, b4 un pion adverse : les deux conviennent.',
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
      fr: 'De c5, l’anneau c4 précède votre disque c2, mais le centre les sépare : rien ne se passe.',
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
      en: 'e7 knocks out e6. Your new disc at e6 then has the ring d5 in a line to another of yours, yet d5 stays: a peg that has just come in by a knock-out encloses nothing.',
      fr: 'e7 met e6 K.O. Votre nouveau disque en e6 a alors l’anneau d5 en ligne avec un autre des vôtres, mais d5 reste : un pion entré par un K.O. n’enferme rien.',
    },
  },
  {
    rule: 'GR-11',
    table: { ...TABLE, played: [peg(0, 'c2'), peg(1, 'f6'), peg(0, 'c5'), peg(1, 'd6')] },
    tries: [at('e6')],
    says: {
      en: 'Step between the rings f6 and d6 of your own accord: nobody has enclosed you, so your disc stays.',
      fr: 'Placez-vous de vous-même entre les anneaux f6 et d6 : personne ne vous a enfermé, votre disque reste.',
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
      en: 'With this option whoever places at b3 says whether c3 is knocked out.',
      fr: 'Avec cette option, qui pose en b3 dit si c3 est mis K.O.',
    },
  },
];
