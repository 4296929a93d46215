export const poster = {
  en: {
    name: 'Round',
    tagline: 'Lie about your boxer, but never three times.',
    about:
      'Four nights of clandestine fights. Each night you pick a boxer in secret, announce a number that may be true, talk it over in the salon, and bet on how your two duels will end. Strength decides, except where Kwame, Cara or the Rookie have other plans. The richest bettor wins.',
    length: '20–40 min',
  },
  fr: {
    name: 'Round',
    tagline: 'Mentez sur votre boxeur, mais jamais trois fois.',
    about:
      'Quatre nuits de combats clandestins. Chaque nuit, vous choisissez un boxeur en secret, annoncez un numéro vrai ou faux, en discutez au salon et pariez sur l’issue de vos deux duels. La force décide, sauf quand Kwame, Cara ou le Bleu en décident autrement. Le parieur le plus riche l’emporte.',
    length: '20–40 min',
  },
} as const;
