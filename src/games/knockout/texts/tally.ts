import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { KnockOutFigure, KnockOutSource } from '../tally.ts';

/** The words for where money comes from. */
export const tallyWords: Readonly<Record<Language, TallyWords<KnockOutSource, KnockOutFigure>>> = {
  en: {
    total: 'Money',
    kinds: {
      capital: 'Capital',
      prize: 'Prizes',
      title: 'Titles',
      bets: 'Bets',
      cards: 'Cards',
      pot: 'Pot',
    },
    sources: {
      capital: () => 'Start capital',
      prize: (fight) => `Fight ${fight}: prize`,
      title: (fight) => `Fight ${fight}: for the title`,
      bets: (fight) => `Fight ${fight}: bets`,
      cards: () => 'Unused fight cards',
      pot: () => 'Share of the bonus pot',
    },
    figures: {
      money: 'Money at the end',
      fights: 'Fights',
      won: 'Fights won',
      knockouts: 'Knockouts',
      bets: 'Bets that paid',
      debts: 'Debt notes',
    },
  },
  fr: {
    total: 'Argent',
    kinds: {
      capital: 'Capital',
      prize: 'Primes',
      title: 'Titres',
      bets: 'Paris',
      cards: 'Cartes',
      pot: 'Cagnotte',
    },
    sources: {
      capital: () => 'Capital de départ',
      prize: (fight) => `Combat ${fight} : prime`,
      title: (fight) => `Combat ${fight} : pour le titre`,
      bets: (fight) => `Combat ${fight} : paris`,
      cards: () => 'Cartes de combat non jouées',
      pot: () => 'Part de la cagnotte',
    },
    figures: {
      money: 'Argent à la fin',
      fights: 'Combats',
      won: 'Combats gagnés',
      knockouts: 'K.O.',
      bets: 'Paris gagnants',
      debts: 'Reconnaissances de dette',
    },
  },
};
