const TABLE = { seats: 3, learner: 0, options: { startPlayer: 0 }, seed: 'lesson' };

const does = (seat: number, move: object) => ({ seat, move });
const pass = { type: 'pass' };

/** A fight that is lost and pays, then one that is only bet on, all at the real table. */
export const lesson = {
  steps: [
    {
      table: TABLE,
      rule: 'KO-2',
      says: {
        en: 'You are a boxing manager with 100,000 in cash, twelve fight cards and two boxers: the heavy Robin Zorres and the light Nick Hacker. After the season the richest manager wins, not the one with the most victories.',
        fr: 'Vous êtes manager de boxe : 100\u202f000 en caisse, douze cartes de combat et deux boxeurs, Robin Zorres le lourd et Nick Hacker le léger. À la fin de la saison, c’est le plus riche qui gagne, pas celui qui a le plus de victoires.',
      },
    },
    {
      rule: 'KO-16',
      expects: [{ type: 'challenge', boxer: 'black-heavy', target: 'green-heavy' }],
      says: {
        en: 'It’s your turn to challenge. A boxer may only challenge an opponent whose start money is at least as high as his own. Try a lighter opponent for Robin Zorres to see the rule, then send him against Arnold Blackndecker.',
        fr: 'À vous de lancer un défi. Un boxeur ne peut défier qu’un adversaire dont la prime de départ est au moins égale à la sienne. Essayez un adversaire plus léger avec Robin Zorres pour voir la règle, puis envoyez-le contre Arnold Blackndecker.',
      },
      otherwise: {
        en: 'That would be a fine fight too, but tonight it is Robin Zorres against Arnold Blackndecker.',
        fr: 'Ce serait un beau combat, mais ce soir c’est Robin Zorres contre Arnold Blackndecker.',
      },
    },
    {
      rule: 'KO-23',
      expects: [{ type: 'train', cards: [3, 4, 4, 5] }],
      says: {
        en: 'Training is secret: four of your cards go into the ring, and what you play there is gone for the season. Take 3, 4, 4 and 5.',
        fr: 'L’entraînement est secret : quatre de vos cartes montent sur le ring, et ce que vous y jouez est perdu pour la saison. Prenez 3, 4, 4 et 5.',
      },
      otherwise: {
        en: 'For this fight take 3, 4, 4 and 5.',
        fr: 'Pour ce combat, prenez 3, 4, 4 et 5.',
      },
    },
    {
      rule: 'KO-40',
      before: [does(1, { type: 'train', cards: [1, 2, 2, 5] })],
      expects: [{ type: 'bet', board: 'red', amount: 4000, face: 'blank' }],
      says: {
        en: 'Now everyone bets with three chips each. In the first round fighters must place a bet. Put a plain chip on the red square of 4,000: it says that Red, your boxer, wins. “Your total” shows what each ending would bring you: a bet nobody follows pays half if you win, and costs all of it if you lose.',
        fr: 'Tout le monde parie maintenant, avec trois jetons chacun. Au premier tour, les combattants doivent parier. Posez un jeton simple sur le carré rouge de 4\u202f000 : il dit que Rouge, votre boxeur, gagne. « Votre total » montre ce que chaque issue vous rapporterait : un pari que personne ne suit rapporte la moitié de la mise, et la coûte en entier s’il est perdu.',
      },
      otherwise: {
        en: 'Place a plain chip on the red square of 4,000.',
        fr: 'Posez un jeton simple sur le carré rouge de 4\u202f000.',
      },
    },
    {
      rule: 'KO-34',
      before: [
        does(1, { type: 'bet', board: 'blue', amount: 4000, face: 'blank' }),
        does(2, { type: 'bet', board: 'red', amount: 6000, face: 'ko' }),
      ],
      says: {
        en: 'Blue backs himself. The third manager has put a K.O. chip on the red board. Note which board it’s on: it says that Red, your boxer, is knocked out, and it counts three times: 18,000.',
        fr: 'Bleu mise sur lui-même. Le troisième manager a posé un jeton K.O. sur le tableau rouge. Regardez bien le tableau : il dit que Rouge, votre boxeur, est mis K.O., et il compte trois fois : 18\u202f000.',
      },
    },
    {
      rule: 'KO-37',
      expects: [{ type: 'follow', board: 'red', amount: 6000 }],
      says: {
        en: 'A bet can be followed: your chip on the facing circle says the opposite, for the same stake. Follow the K.O. chip. You then win 18,000 if Red stays on his feet, even if he loses.',
        fr: 'On peut suivre un pari : votre jeton sur le cercle d’en face dit le contraire, pour la même mise. Suivez le jeton K.O. Vous gagnez 18\u202f000 si Rouge reste debout, même s’il perd.',
      },
      otherwise: {
        en: 'Press the circle that faces the K.O. chip on the red 6,000.',
        fr: 'Touchez le cercle qui fait face au jeton K.O. sur le 6\u202f000 rouge.',
      },
    },
    {
      rule: 'KO-62',
      before: [does(1, pass), does(2, pass)],
      expects: [pass],
      says: {
        en: '“Your total” now counts all your chips; press a number to see how it adds up. Info shows the same for everybody. You earn most by winning, but losing on points pays well too. That’s enough: pass with your last chip.',
        fr: '« Votre total » compte maintenant tous vos jetons ; touchez un nombre pour voir le calcul. Infos montre la même chose pour tout le monde. Gagner rapporte le plus, mais perdre aux points paie bien aussi. Cela suffit : passez avec votre dernier jeton.',
      },
      otherwise: {
        en: 'A fine idea, but pass this time.',
        fr: 'Bonne idée, mais passez cette fois.',
      },
    },
    {
      rule: 'KO-48',
      before: [does(1, pass), does(2, pass), does(1, { type: 'play', card: 2 })],
      expects: [{ type: 'play', card: 4 }],
      says: {
        en: 'Into the ring! Both fighters play a card face down, and both are turned together. The lower card takes the difference in steps towards the K.O. space. Blue has chosen; choose a 4 and see what it does.',
        fr: 'Sur le ring ! Chacun pose une carte face cachée, puis les deux sont retournées ensemble. La plus faible encaisse la différence, en pas vers la case K.O. Bleu a choisi ; choisissez un 4 et voyez ce qui se passe.',
      },
      otherwise: { en: 'Begin with a 4.', fr: 'Commencez par un 4.' },
    },
    {
      rule: 'KO-49',
      before: [does(1, { type: 'play', card: 1 })],
      expects: [{ type: 'play', card: 5 }],
      says: {
        en: 'Four against two: Blue took two steps. Now hit hard with the 5. But before you play it, look at what a 1 would do to it.',
        fr: 'Quatre contre deux : Bleu a encaissé deux pas. Frappez fort maintenant, avec le 5. Mais avant de le jouer, regardez ce qu’un 1 lui ferait.',
      },
      otherwise: { en: 'Be brave: the 5.', fr: 'Du courage : le 5.' },
    },
    {
      rule: 'KO-53',
      before: [does(1, { type: 'play', card: 2 })],
      expects: [{ type: 'play', card: 4 }],
      says: {
        en: 'A left hook! A 1 beats a 5, and the 5 takes four steps. You are one step from the canvas. In the last round play your second 4. Whoever has taken more steps loses, and if both have taken the same, the challenger does.',
        fr: 'Crochet du gauche ! Un 1 bat un 5, et le 5 encaisse quatre pas. Vous êtes à un pas du tapis. Au dernier round, jouez votre second 4. Celui qui a encaissé le plus perd, et à égalité c’est le challenger.',
      },
      otherwise: { en: 'The 4 is safer.', fr: 'Le 4 est plus sûr.' },
    },
    {
      rule: 'KO-63',
      says: {
        en: 'Four steps each: the challenger, you, loses on points. But look at the payouts: 8,000 prize money, 4,000 lost to the pot, and 18,000 from the bet you followed, because you weren’t knocked out. The loser has earned more than the winner.',
        fr: 'Quatre pas partout : le challenger, vous, perd aux points. Mais voyez le règlement : 8\u202f000 de prime, 4\u202f000 perdus dans la cagnotte, et 18\u202f000 grâce au pari suivi, car vous n’êtes pas K.O. Le vaincu a gagné plus que le vainqueur.',
      },
    },
    {
      rule: 'KO-60',
      says: {
        en: 'The winner rises one class and gets the trophy, the loser falls one and gets the steak. Both rest in the next fight. A boxer who is knocked out is out for the season.',
        fr: 'Le vainqueur monte d’une catégorie et reçoit le trophée, le vaincu descend et reçoit le steak. Tous deux se reposent au combat suivant. Un boxeur mis K.O. est éliminé pour la saison.',
      },
    },
    {
      rule: 'KO-64',
      before: [
        does(1, { type: 'challenge', boxer: 'green-light', target: 'yellow-heavy' }),
        does(1, { type: 'train', cards: [1, 3, 4, 4] }),
        does(2, { type: 'train', cards: [2, 3, 4, 5] }),
        does(1, { type: 'bet', board: 'red', amount: 10000, face: 'x2' }),
        does(2, { type: 'bet', board: 'blue', amount: 4000, face: 'blank' }),
      ],
      expects: 'any' as const,
      says: {
        en: 'The next fight is between the other two, and you only bet. Red has put a double chip on himself, 20,000: does he know something, or is he bluffing? Bet on somebody, follow that bet, or pass.',
        fr: 'Le combat suivant oppose les deux autres, et vous ne faites que parier. Rouge a posé un jeton double sur lui-même, 20\u202f000 : sait-il quelque chose, ou bluffe-t-il ? Pariez, suivez ce pari, ou passez.',
      },
    },
    {
      rule: 'KO-69',
      says: {
        en: 'You don’t need cash to bet. If you can’t pay, the bank gives you 50,000 and a debt note, which costs you as much at the end of the game.',
        fr: 'Pas besoin d’argent pour parier. Si vous ne pouvez pas payer, la banque vous donne 50\u202f000 contre une reconnaissance de dette, qui vous coûtera autant en fin de partie.',
      },
    },
    {
      rule: 'KO-74',
      says: {
        en: 'The season ends when nobody can challenge any more: boxers are out, or cards run short. Then the boxer with the highest start money brings in the bonus pot, and each unused card 5,000. You know all you need. Good luck, and know when to lose.',
        fr: 'La saison se termine quand plus aucun défi n’est possible : boxeurs éliminés ou cartes épuisées. Le boxeur à la plus haute prime de départ rafle alors la cagnotte, et chaque carte inutilisée vaut 5\u202f000. Vous savez l’essentiel. Bonne chance, et sachez perdre au bon moment.',
      },
    },
  ],
};
