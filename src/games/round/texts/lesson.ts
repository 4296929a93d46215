const says = (seat: number, keep: number, announce: number) => ({
  seat,
  move: { type: 'draft', keep, announce },
});

const sheet = (left: 'win' | 'lose', right: 'win' | 'lose', stake: number) => ({
  type: 'prognosis',
  sheets: [{ left, right, stake }],
});

const ready = { type: 'ready' };

/** A night with El Toro and a lie, then one with Kwame among people who may not lie. */
export const lesson = {
  steps: [
    {
      table: {
        ...{ seats: 4, learner: 0, seed: 'round 88' },
        options: { firstStarter: 3, lieLimit: 1, nights: 2 },
      },
      rule: 'RD-14',
      says: {
        en: 'Four bettors sit around a ring; you’re at the bottom. Tonight each picks a boxer in secret. Two of the seven, 2 and 4, are face up in the middle: they’re out tonight. The richest bettor wins in the end.',
        fr: 'Quatre parieurs autour d’un ring, et vous êtes en bas. Cette nuit, chacun choisit un boxeur en secret. Deux des sept, le 2 et le 4, sont face visible au milieu : ils sont absents. À la fin, le plus riche gagne.',
      },
    },
    {
      rule: 'RD-21',
      before: [says(3, 6, 6)],
      expects: [{ type: 'draft', keep: 7, announce: 3 }],
      says: {
        en: 'D, on your right, has announced 6, true or not. You drew Kwame and El Toro. Keep El Toro: number 7, the strongest. But Kwame, whoever gets him, can attack the 6 and the 7. So lie: announce 3.',
        fr: 'D, à votre droite, a annoncé 6, vrai ou faux. Vous piochez Kwame et El Toro. Gardez El Toro : le 7, le plus fort. Mais Kwame, où qu’il soit, peut attaquer le 6 et le 7. Mentez donc : annoncez 3.',
      },
      otherwise: {
        en: 'Keep El Toro, the 7, and announce 3.',
        fr: 'Gardez El Toro, le 7, et annoncez 3.',
      },
    },
    {
      rule: 'RD-26',
      before: [says(1, 5, 5), says(2, 1, 7)],
      says: {
        en: 'B announces 5 and C announces 7. You know that C lies: the 7 is yours. One boxer is left and stays in the shadow. Info has a notebook that crosses out whatever is impossible.',
        fr: 'B annonce 5 et C annonce 7. Vous savez que C ment : le 7 est à vous. Un boxeur reste dans l’ombre. Sous Infos, un carnet barre tout ce qui est impossible.',
      },
    },
    {
      rule: 'RD-28',
      expects: [{ type: 'say', claim: { kind: 'hold', slot: '0.1', boxer: 3 } }],
      says: {
        en: 'Now the salon: a minute in which anyone may say anything, and nothing is checked. Stick to your story: say that you hold number 3.',
        fr: 'Voici le salon : une minute où chacun dit ce qu’il veut, sans que rien soit vérifié. Maintenez votre version : dites que vous avez le 3.',
      },
      otherwise: {
        en: 'Choose “I hold …” and number 3, then say it.',
        fr: 'Choisissez « J’ai le … » et le numéro 3, puis dites-le.',
      },
    },
    {
      rule: 'RD-29',
      before: [
        { seat: 1, move: { type: 'say', claim: { kind: 'trust', slot: '2.1' } } },
        { seat: 1, move: ready },
        { seat: 2, move: ready },
        { seat: 3, move: ready },
      ],
      expects: [ready],
      says: {
        en: 'B says that he believes C. The others are ready; the salon closes when you are, too.',
        fr: 'B dit qu’il fait confiance à C. Les autres sont prêts ; le salon se ferme quand vous l’êtes aussi.',
      },
      otherwise: {
        en: 'Enough talk: press Done talking.',
        fr: 'Assez parlé : touchez « J’ai fini ».',
      },
    },
    {
      rule: 'RD-32',
      expects: [sheet('win', 'win', 2)],
      says: {
        en: 'Your boxer fights both neighbours. Choose who wins on each of your two lines, and stake 1K to 3K. Only the Rookie beats El Toro, and Cara beside the Coach, but Cara is out. Choose two wins and stake 2K.',
        fr: 'Votre boxeur affronte ses deux voisins. Choisissez qui gagne sur chacune de vos deux lignes, et misez de 1K à 3K. Seul le Bleu bat El Toro, et Cara à côté du Coach, mais Cara est absent. Choisissez deux victoires et misez 2K.',
      },
      otherwise: {
        en: 'Win on the left, win on the right, 2K.',
        fr: 'Victoire à gauche, victoire à droite, 2K.',
      },
    },
    {
      rule: 'RD-41',
      before: [
        { seat: 1, move: sheet('win', 'lose', 1) },
        { seat: 2, move: sheet('lose', 'lose', 1) },
        { seat: 3, move: sheet('win', 'win', 2) },
        { seat: 1, move: { type: 'attack', target: '2.1', boxer: 7 } },
      ],
      says: {
        en: 'All predictions were locked in, and B, who has Kwame, attacked C as number 7: a miss, because C had lied. If you’d told the truth, El Toro might be on the canvas. Each line now has the winner’s colour; a star marks a duel that an ability decided.',
        fr: 'Tous les pronostics étaient validés, et B, qui a Kwame, a attaqué C en nommant le 7 : raté, car C avait menti. Si vous aviez dit la vérité, El Toro serait peut-être au tapis. Chaque ligne a maintenant la couleur du vainqueur ; une étoile marque un duel décidé par une capacité.',
      },
    },
    {
      rule: 'RD-57',
      says: {
        en: 'Payday: 1K for each duel won, and a right prediction pays your stake again. You have 9K now. D predicted two wins and lost to you: one wrong duel loses the whole stake. Info lists the night; press an amount to see how it adds up.',
        fr: 'Jour de paie : 1K par duel gagné, et un pronostic juste rapporte en plus la mise. Vous avez maintenant 9K. D avait prédit deux victoires et a perdu contre vous : un seul duel faux fait perdre toute la mise. Infos détaille la nuit ; touchez un montant pour voir le calcul.',
      },
    },
    {
      rule: 'RD-22',
      expects: 'any' as const,
      says: {
        en: 'Everyone has a token now: truth or lie. Lies are counted; usually two are allowed, at this table only one, and you’ve used it. You had the strongest boxer, so you begin. Try to lie to read the rule, then keep whom you like and tell the truth.',
        fr: 'Chacun a maintenant un jeton : vérité ou mensonge. Les mensonges sont comptés ; deux sont permis d’habitude, un seul à cette table, et vous l’avez utilisé. Vous aviez le plus fort, donc vous commencez. Essayez de mentir pour lire la règle, puis gardez qui vous voulez et dites vrai.',
      },
    },
    {
      table: {
        ...{ seats: 4, learner: 0, seed: 'kwame 8' },
        options: { firstStarter: 1, lieLimit: 0, nights: 1, salonSeconds: 0 },
        played: [
          says(1, 7, 7),
          says(2, 4, 4),
          says(3, 3, 3),
          says(0, 5, 5),
          { seat: 1, move: sheet('win', 'win', 3) },
          { seat: 2, move: sheet('win', 'lose', 1) },
          { seat: 3, move: sheet('lose', 'lose', 1) },
        ],
      },
      rule: 'RD-33',
      expects: [sheet('win', 'win', 3)],
      says: {
        en: 'Another table, where nobody may lie. You have Kwame, and B on your left has El Toro. Once all predictions are locked in, Kwame may knock him out; then the circle closes and you meet C, a mere 4. Predictions count for the duels that are actually fought: choose two wins and stake 3K.',
        fr: 'Une autre table, où personne ne peut mentir. Vous avez Kwame, et B à votre gauche a El Toro. Une fois les pronostics validés, Kwame peut le mettre K.O. ; le cercle se referme alors et vous affrontez C, un simple 4. Un pronostic vaut pour les duels qui ont réellement lieu : choisissez deux victoires et misez 3K.',
      },
      otherwise: {
        en: 'Two wins and 3K: Kwame will take care of it.',
        fr: 'Deux victoires et 3K : Kwame s’en charge.',
      },
    },
    {
      rule: 'RD-40',
      expects: [{ type: 'attack', target: '1.1', boxer: 7 }],
      says: {
        en: 'Your prediction was the last. Now attack: press B in the circle, then El Toro. You have to be exactly right; a miss costs nothing.',
        fr: 'Votre pronostic était le dernier. Attaquez : touchez B dans le cercle, puis El Toro. Il faut tomber juste ; se tromper ne coûte rien.',
      },
      otherwise: {
        en: 'B is the one with El Toro: aim at B, as 7.',
        fr: 'C’est B qui a El Toro : visez B, en nommant le 7.',
      },
    },
    {
      rule: 'RD-42',
      says: {
        en: 'Knockout! El Toro leaves the ring and B’s stake is lost. C and you have become neighbours, and Kwame won both his duels: 10K. You know the game now. Nobody will believe a word you say.',
        fr: 'K.O. ! El Toro quitte le ring et la mise de B est perdue. C et vous êtes devenus voisins, et Kwame a gagné ses deux duels : 10K. Vous connaissez le jeu. Plus personne ne croira un mot de ce que vous direz.',
      },
    },
  ],
};
