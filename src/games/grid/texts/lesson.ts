const SMALL = { seats: 2, learner: 0, options: { board: 'hex3' }, seed: 'lesson' };

const peg = (seat: 0 | 1, hole: string) => ({ seat, move: { type: 'place', hole } });

/** Six things to know about the grid, each of them done on it. */
export const lesson = {
  steps: [
    {
      table: SMALL,
      rule: 'GR-3',
      says: {
        en: 'The grid stands between two players. The discs are yours, the rings belong to the other side. Three of each wait around the centre, which is not a hole.',
        fr: 'La grille se dresse entre deux joueurs. Les disques sont à vous, les anneaux à l’adversaire. Trois de chaque attendent autour du centre, qui n’est pas un trou.',
      },
    },
    {
      rule: 'GR-6',
      expects: [{ type: 'place', hole: 'b1' }],
      says: {
        en: 'A ring at b2 has your disc at b3 on one side. Place a disc at b1, on its other side: what stands between two of yours is enclosed.',
        fr: 'En b2, un anneau a votre disque b3 d’un côté. Posez un disque en b1, de l’autre côté : ce qui se trouve entre deux des vôtres est enfermé.',
      },
      otherwise: {
        en: 'That is allowed, but look for b1 first: it closes the line b1, b2, b3.',
        fr: 'C’est permis, mais cherchez d’abord b1 : il ferme la ligne b1, b2, b3.',
      },
    },
    {
      rule: 'GR-8',
      says: {
        en: 'The ring at b2 was pushed out and a disc of yours took its place. That is a knockout: one peg placed, two gained, one lost for the other side.',
        fr: 'L’anneau de b2 est sorti et un de vos disques l’a remplacé. C’est un K.O. : un pion posé, deux de plus pour vous, un de moins pour l’adversaire.',
      },
    },
    {
      rule: 'GR-11',
      before: [peg(1, 'a2')],
      says: {
        en: 'The answer came at once: a ring at a2 enclosed your disc at b3. Only the peg just placed encloses; pegs that find themselves between two others stay.',
        fr: 'La réponse est venue aussitôt : un anneau en a2 a enfermé votre disque b3. Seul le pion qui vient d’être posé enferme ; ceux qui se retrouvent pris restent.',
      },
    },
    {
      table: SMALL,
      rule: 'GR-7',
      expects: [{ type: 'place', hole: 'c5' }],
      says: {
        en: 'A new table. From c5 a line runs over the ring at c4, through the centre, to your disc at c2. Place a disc at c5 and see what happens.',
        fr: 'Une nouvelle table. De c5, une ligne passe par l’anneau c4, puis par le centre, jusqu’à votre disque c2. Posez un disque en c5 et voyez.',
      },
      otherwise: {
        en: 'Try c5, at the right end of the middle row.',
        fr: 'Essayez c5, à droite de la rangée du milieu.',
      },
    },
    {
      rule: 'GR-7',
      says: {
        en: 'Nothing happened: a line ends at the centre just as it does at the rim. The panel shows such lines broken before you place.',
        fr: 'Il ne se passe rien : une ligne s’arrête au centre comme au bord. Le panneau montre ces lignes brisées avant que vous ne posiez.',
      },
    },
    {
      table: { ...SMALL, options: { board: 'hex4' } },
      rule: 'GR-5',
      expects: 'any' as const,
      says: {
        en: 'This is the full grid. A peg must touch one that is already there, whoever owns it: the marked holes do. Press an unmarked one to see the rule, then place a disc where you like.',
        fr: 'Voici la grande grille. Un pion doit toucher un pion déjà posé, peu importe à qui : les trous marqués le font. Essayez-en un autre pour lire la règle, puis posez où vous voulez.',
      },
    },
    {
      table: {
        ...SMALL,
        played: [
          peg(0, 'b1'),
          peg(1, 'd2'),
          peg(0, 'a1'),
          peg(1, 'a2'),
          peg(0, 'c1'),
          peg(1, 'c5'),
        ],
      },
      rule: 'GR-9',
      expects: [{ type: 'place', hole: 'b4' }],
      find: true,
      says: {
        en: 'One peg can enclose in several directions at once. Point at the holes, by mouse, finger or arrow keys, and find the one that knocks out most.',
        fr: 'Un pion peut enfermer dans plusieurs sens à la fois. Parcourez les trous, à la souris, au doigt ou aux flèches, et trouvez celui qui en met le plus K.O.',
      },
      otherwise: {
        en: 'There is a better one: two lines at once.',
        fr: 'Il y a mieux : deux lignes à la fois.',
      },
    },
    {
      table: {
        ...SMALL,
        played: [
          peg(0, 'c1'),
          peg(1, 'd2'),
          peg(0, 'a2'),
          peg(1, 'a1'),
          peg(0, 'c5'),
          peg(1, 'e4'),
          peg(0, 'e5'),
          peg(1, 'd5'),
          peg(0, 'b1'),
          peg(1, 'e3'),
        ],
      },
      rule: 'GR-15',
      expects: 'any' as const,
      says: {
        en: 'Two holes are left. The game ends when the grid is full, and whoever has the most pegs wins. Place your last one; corners can’t be recaptured.',
        fr: 'Il reste deux trous. La partie finit quand la grille est pleine, et celui qui a le plus de pions gagne. Posez votre dernier pion ; un coin ne peut pas être repris.',
      },
    },
    {
      rule: 'GR-17',
      says: {
        en: 'One more for the other side and the pegs are counted. You know the whole game now: play it against Peg Leg Pat.',
        fr: 'Encore un pour l’adversaire, puis on compte les pions. Vous connaissez tout le jeu : jouez-le contre Pat Patte-de-Bois.',
      },
    },
  ],
};
