export const poster = {
  en: {
    name: 'Challengers!',
    tagline: 'Draft an odd team and capture the flag.',
    about:
      'A tournament of seven rounds for one to eight. Between the matches you draft new cards and drop old ones; in a match your deck plays by itself, card against card, until somebody runs out of cards or of bench. Trophies bring fans, fans bring you to the final, and the final decides.',
    length: '30–45 min',
  },
  fr: {
    name: 'Challengers !',
    tagline: 'Recrutez une drôle d’équipe et prenez le drapeau.',
    about:
      'Un tournoi en sept manches, de un à huit joueurs. Entre les matchs, vous choisissez de nouvelles cartes et retirez les anciennes ; pendant le match votre deck joue seul, carte contre carte, jusqu’à ce que quelqu’un n’ait plus de cartes ou plus de place sur le banc. Les trophées amènent des fans, les fans mènent à la finale, et la finale décide.',
    length: '30–45 min',
  },
} as const;
