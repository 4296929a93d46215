import { ALL_BUT_SPACE } from '../sets.ts';

const ALONE = { seats: 1, learner: 0, options: { sets: ALL_BUT_SPACE } };

const mine = (move: object) => ({ seat: 0, move });
const pick = (card: string) => ({ type: 'pick', card });
const NEWCOMERS = ['starter-newcomer~0.1', 'starter-newcomer~0.2', 'starter-newcomer~0.3'];

/** A first round against the Robot, then a match with something to decide. */
export const lesson = {
  steps: [
    {
      table: { ...ALONE, seed: 'round' },
      rule: 'CH-7',
      says: {
        en: 'Seven rounds: each is a bit of deck building, then a match that plays itself. You start with the six weak cards below. Tonight you meet the Robot.',
        fr: 'Sept manches : un peu de construction de deck, puis un match qui se joue tout seul. Vous commencez avec six cartes faibles : les voici en bas. Ce soir, vous affrontez le Robot.',
      },
    },
    {
      rule: 'CH-12',
      expects: [{ type: 'draw', level: 'A' }],
      says: {
        en: 'Each round opens certain levels: in the first, you keep two cards of level A. Press level B to see why you can’t, then draw from level A.',
        fr: 'Chaque manche ouvre certains niveaux : à la première, vous gardez deux cartes de niveau A. Touchez le niveau B pour lire la règle, puis piochez au niveau A.',
      },
    },
    {
      rule: 'CH-14',
      expects: [pick('funfair-pony~3'), pick('funfair-pony~1')],
      says: {
        en: 'Five cards, and you may keep two. The big number is a card’s strength. Pick a Pony: three is a lot for level A.',
        fr: 'Cinq cartes, dont vous pouvez garder deux. Le grand chiffre est la force. Prenez un Poney : trois, c’est beaucoup pour le niveau A.',
      },
      otherwise: {
        en: 'A good choice, but for this lesson take one of the two Ponies.',
        fr: 'Un bon choix, mais pour cette leçon prenez l’un des deux Poneys.',
      },
    },
    {
      rule: 'CH-50',
      expects: [pick('funfair-pony~1'), pick('funfair-pony~3')],
      says: {
        en: 'Beaten cards go to the bench, which has six spaces. Cards of one name share a space, so a second Pony costs none: the offer says so. Take it too.',
        fr: 'Les cartes battues vont sur le banc, qui a six places. Les cartes de même nom partagent une place : un second Poney n’en coûte pas, l’offre le dit. Prenez-le aussi.',
      },
      otherwise: {
        en: 'That would be one more name on the bench. Take the other Pony.',
        fr: 'Ce serait un nom de plus sur le banc. Prenez l’autre Poney.',
      },
    },
    {
      rule: 'CH-20',
      expects: NEWCOMERS.map((card) => ({ type: 'remove', card })),
      says: {
        en: 'Now slim your deck. A Newcomer of strength 1 mostly fills up the bench, so remove one. Cards you remove are gone for good.',
        fr: 'Allégez maintenant votre deck. Une Recrue de force 1 remplit surtout le banc ; retirez-en une. Une carte retirée est perdue pour de bon.',
      },
      otherwise: {
        en: 'First remove a Newcomer.',
        fr: 'Retirez d’abord une Recrue.',
      },
    },
    {
      rule: 'CH-23',
      expects: [{ type: 'ready' }],
      says: {
        en: 'Too few cards and you run out of them, too many names and the bench is full: either way the match is lost. Seven cards will do. Press “Ready to fight”.',
        fr: 'Trop peu de cartes, et vous en manquez ; trop de noms, et le banc est plein : dans les deux cas le match est perdu. Sept cartes suffiront. Touchez « Prêt à jouer ».',
      },
      otherwise: {
        en: 'Keep the rest: you’re ready.',
        fr: 'Gardez le reste : vous êtes prêt.',
      },
    },
    {
      rule: 'CH-45',
      says: {
        en: 'The match runs by itself: watch it, step through it or skip it. The player without the flag reveals cards until their sum reaches the strength of the card that holds it. Press any total to see how it adds up.',
        fr: 'Le match se joue seul : regardez-le, avancez pas à pas ou passez au résultat. Le joueur sans drapeau retourne des cartes jusqu’à ce que leur somme atteigne la force de celle qui le tient. Touchez un total pour voir le calcul.',
      },
    },
    {
      rule: 'CH-65',
      says: {
        en: 'An attack counts every card of the row, but the flag is held by the last one alone. A strong card that comes last is a wall; a weak one falls at once, and the whole row goes to the bench.',
        fr: 'Une attaque compte toutes les cartes de la rangée, mais seule la dernière tient le drapeau. Forte, c’est un mur ; faible, elle tombe aussitôt, et toute la rangée va sur le banc.',
      },
    },
    {
      rule: 'CH-54',
      says: {
        en: 'The Robot had no card left to attack with: the trophy of the round is yours, and the fans on it count. Later trophies bring more. Alone or in a duel a lead of eleven fans wins at once.',
        fr: 'Le Robot n’avait plus de carte pour attaquer : le trophée de la manche est à vous, et ses fans comptent. Les suivants en valent plus. Seul ou en duel, onze fans d’avance font gagner aussitôt.',
      },
    },
    {
      table: {
        ...ALONE,
        seed: 'bench',
        played: [
          mine({ type: 'draw', level: 'A' }),
          mine(pick('city-reporter~3')),
          mine(pick('film-cat~1')),
          mine({ type: 'remove', card: 'starter-newcomer~0.1' }),
        ],
      },
      rule: 'CH-44',
      expects: [{ type: 'ready' }],
      says: {
        en: 'Another table. Here you have picked a Reporter, whose effect looks at the top of your deck. Effects apply when a card is turned up, during the attack, with the flag, on losing it, or from the bench. Press “Ready to fight”.',
        fr: 'Une autre table. Ici vous avez pris une Journaliste, qui regarde le dessus de votre deck. Les effets s’appliquent à la révélation, durant l’attaque, avec le drapeau, à sa perte ou depuis le banc. Touchez « Prêt à jouer ».',
      },
      otherwise: {
        en: 'Keep these cards: you’re ready.',
        fr: 'Gardez ces cartes : vous êtes prêt.',
      },
    },
    {
      rule: 'CH-77',
      expects: 'any' as const,
      says: {
        en: 'The match waits for you. Your Reporter sees the two top cards: one stays on top and is turned up next, the other goes under the deck. Would you rather go on with the Cat or with the Newcomer?',
        fr: 'Le match vous attend. Votre Journaliste voit les deux cartes du dessus : l’une y reste et viendra ensuite, l’autre passe sous le deck. Préférez-vous continuer avec le Chat ou avec la Recrue ?',
      },
    },
    {
      rule: 'CH-81',
      says: {
        en: 'That’s how a match asks you to decide. With three or more players, the two with the most fans meet in a final, and it alone decides. Now play a tournament of your own!',
        fr: 'Voilà comment un match vous demande de décider. À trois et plus, les deux joueurs qui ont le plus de fans se rencontrent en finale, et elle seule décide. À vous de jouer votre premier tournoi !',
      },
    },
  ],
};
