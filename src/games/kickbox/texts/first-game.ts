/** What a first game of Kickbox Champion begins with. */
export const firstGame = {
  en: {
    goal: 'Knock your opponent out, or lead on points when the last round ends.',
    turn: 'In your phase you draw, then attack or regenerate. When you are attacked, you defend or take the hits: each hit costs you a card of your hand.',
    end: 'Hits beyond the last card of a hand are a knockdown. Too many of them at once, or no cards to get up with, is a knockout.',
    tips: {
      initiative: {
        says: 'Show a card: the higher number in its corner starts. The card is then discarded, so don’t give away your best.',
        marks: 'dock',
      },
      draw: { says: 'Draw: cards are your strength, and a draw you skip is lost.', marks: 'dock' },
      action: {
        says: 'Pick a red card and attack; the star says how many hits it deals. Regenerate instead if your hand is small.',
        marks: 'dock',
      },
      defend: {
        says: 'A green card that fits stops the attack. Any two cards make a Block. Or take it, if your hand can afford it.',
        marks: 'dock',
      },
      press: {
        says: 'You were stopped. A Gap or a Blitz may still get through; otherwise don’t press.',
        marks: 'dock',
      },
      power: {
        says: 'Your attack lands. Power adds a hit: spend it when it brings a knockdown.',
        marks: 'dock',
      },
      combo: { says: 'A link card or a matching attack lets you hit again.', marks: 'dock' },
    },
  },
  fr: {
    goal: 'Mettez l’adversaire K.O., ou menez aux points à la fin du dernier round.',
    turn: 'Dans votre phase, vous piochez, puis attaquez ou récupérez. Attaqué, vous parez ou encaissez : chaque touche vous coûte une carte de la main.',
    end: 'Les touches au-delà de la dernière carte d’une main envoient au tapis. Trop d’un coup, ou plus de cartes pour se relever, et c’est le K.O.',
    tips: {
      initiative: {
        says: 'Montrez une carte : le plus grand numéro dans son coin commence. Elle est ensuite défaussée : gardez la meilleure.',
        marks: 'dock',
      },
      draw: {
        says: 'Piochez : les cartes sont votre force, et une pioche sautée est perdue.',
        marks: 'dock',
      },
      action: {
        says: 'Prenez une carte rouge et attaquez ; l’étoile dit combien elle touche. Si votre main est petite, récupérez.',
        marks: 'dock',
      },
      defend: {
        says: 'Une carte verte qui convient arrête l’attaque. Deux cartes quelconques font un Blocage. Ou encaissez, si votre main le supporte.',
        marks: 'dock',
      },
      press: {
        says: 'Votre attaque est arrêtée. Une Brèche ou un Éclair peut encore passer ; sinon, renoncez.',
        marks: 'dock',
      },
      power: {
        says: 'Votre attaque porte. La Puissance ajoute une touche : jouez-la si elle envoie au tapis.',
        marks: 'dock',
      },
      combo: {
        says: 'Une carte d’enchaînement ou une attaque qui suit permet de frapper encore.',
        marks: 'dock',
      },
    },
  },
} as const;
