export const poster = {
  en: {
    name: 'Challengers!',
    tagline: 'Build the oddest team in the world and capture the flag with it.',
    about:
      'A tournament of seven rounds for one to eight. Between the matches you draft new cards and drop old ones; in a match your deck plays by itself, card against card, until somebody runs out of cards or of bench. Trophies bring fans, fans bring you to the final, and the final decides.',
    length: '30 to 45 minutes',
  },
  fr: {
    name: 'Challengers !',
    tagline: 'Formez l’équipe la plus improbable du monde et capturez le drapeau avec elle.',
    about:
      'Un tournoi en sept manches, de un à huit joueurs. Entre les matchs, vous choisissez de nouvelles cartes et retirez les anciennes ; pendant le match votre deck joue seul, carte contre carte, jusqu’à ce que quelqu’un n’ait plus de cartes ou plus de place sur le banc. Les trophées amènent des fans, les fans mènent à la finale, et la finale décide.',
    length: '30 à 45 minutes',
  },
} as const;
