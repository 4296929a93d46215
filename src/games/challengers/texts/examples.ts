import { ALL_BUT_SPACE } from '../sets.ts';
import { type Dealt, dealt } from './dealt.ts';

const ALONE = { seats: 1, learner: 0, options: { sets: ALL_BUT_SPACE }, seed: 'round' };

const mine = (move: object) => ({ seat: 0, move });
const draw = (level: 'A' | 'B' | 'C') => ({ type: 'draw', level });
const pick = (card: string) => ({ type: 'pick', card });
const remove = (card: string) => ({ type: 'remove', card });
const ready = { type: 'ready' };
const redraw = { type: 'redraw' };

const DRAWN = [mine(draw('A'))];
const PONIES = [...DRAWN, mine(pick('funfair-pony~3')), mine(pick('funfair-pony~1'))];
const STARTERS = ['champion', 'dog', 'talent'].map((name) => `starter-${name}~0.1`);
const NEWCOMERS = [1, 2, 3].map((copy) => `starter-newcomer~0.${copy}`);
const ALL_BUT_ONE = [...STARTERS, ...NEWCOMERS, 'funfair-pony~3'];

const choose = (...cards: readonly string[]) => ({ type: 'choose', cards });
const trade = (...cards: readonly string[]) => ({ type: 'trade', cards });
const PICKING = { type: 'pick', level: 'A', left: 2, picked: 0, redrawn: false } as const;

/** A table for two, with these decks. */
function duel(given: Dealt) {
  const state = dealt(given);
  return { seats: 2, learner: 0, options: state.options, seed: 'example', state };
}

/** The same, in the middle of the match. */
function match(given: Dealt) {
  return { ...duel(given), played: [mine(ready)] };
}

/** Rules of Challengers! to be tried in the park. */
export const examples = [
  {
    rule: 'CH-12',
    table: ALONE,
    tries: [{ move: draw('B'), refused: 'CH-12' }, { move: draw('A') }],
    says: {
      en: 'In the first round only level A is open, for two picks.',
      fr: 'À la première manche, seul le niveau A est ouvert, pour deux cartes.',
    },
  },
  {
    rule: 'CH-13',
    table: ALONE,
    tries: [{ move: draw('A') }],
    says: {
      en: 'Draw from a level and you’re offered five of its cards. The rest of the pile stays face down.',
      fr: 'Piochez dans un niveau : cinq de ses cartes vous sont proposées. Le reste de la pile reste face cachée.',
    },
  },
  {
    rule: 'CH-14',
    table: { ...ALONE, played: DRAWN },
    tries: [{ move: pick('funfair-pony~3') }, { move: { type: 'endDraft' } }],
    says: {
      en: 'Two picks, one card at a time. You may also stop early: a slim deck is often the better one.',
      fr: 'Deux choix, une carte à la fois. Vous pouvez aussi vous arrêter avant : un deck léger est souvent meilleur.',
    },
  },
  {
    rule: 'CH-16',
    table: { ...ALONE, played: [...DRAWN, mine(redraw)] },
    tries: [{ move: redraw, refused: 'CH-16' }, { move: pick('castle-pig~2') }],
    says: {
      en: 'You’ve already redrawn once and can’t do it again. You can still pick.',
      fr: 'Vous avez déjà changé l’offre, et c’est possible une seule fois. Vous pouvez encore choisir.',
    },
  },
  {
    rule: 'CH-18',
    table: duel({
      mine: 'starter-dog~0.1 starter-newcomer~0.1',
      theirs: 'film-cat~1',
      round: 4,
      phase: { ...PICKING, level: 'B' },
      offer: 'space-clones~1 film-lion~1 haunted-bat~1',
    }),
    tries: [{ move: pick('space-clones~1') }, { move: pick('film-lion~1') }],
    says: {
      en: 'The Clones bring a fan the moment you pick them. The Lion is stronger and brings nothing.',
      fr: 'Les Clones rapportent un fan dès que vous les choisissez. Le Lion est plus fort et ne rapporte rien.',
    },
  },
  {
    rule: 'CH-19',
    table: {
      ...duel({
        mine: 'starter-dog~0.1 starter-newcomer~0.1 starter-newcomer~0.2',
        theirs: 'film-cat~1',
        phase: PICKING,
        offer: 'space-shapeshifter~1 castle-pig~1 film-cat~2',
      }),
      played: [mine(pick('space-shapeshifter~1'))],
    },
    tries: [
      { move: trade('starter-newcomer~0.1', 'starter-newcomer~0.2'), refused: 'CH-19' },
      { move: trade('starter-newcomer~0.1') },
      { move: trade() },
    ],
    says: {
      en: 'The Shapeshifter takes exactly one other card and gives you one more pick. Two are too many; none is fine.',
      fr: 'Le Métaforme prend exactement une autre carte et vous offre un choix de plus. Deux, c’est trop ; aucune, c’est permis.',
    },
  },
  {
    rule: 'CH-20',
    table: { ...ALONE, played: PONIES },
    tries: [
      { move: remove('starter-newcomer~0.1') },
      { move: remove('starter-champion~0.1') },
      { move: ready },
    ],
    says: {
      en: 'Before the match any card may go, the weak ones as well as the good ones. It is gone for the whole tournament.',
      fr: 'Avant le match, toute carte peut partir, faible ou forte. Elle est perdue pour tout le tournoi.',
    },
  },
  {
    rule: 'CH-22',
    table: { ...ALONE, played: [...PONIES, ...ALL_BUT_ONE.map((card) => mine(remove(card)))] },
    tries: [{ move: remove('funfair-pony~1'), refused: 'CH-22' }, { move: ready }],
    says: {
      en: 'Everything is gone but one Pony, and it has to stay. Go into the match with it and see how long a deck of one card lasts.',
      fr: 'Tout est parti sauf un Poney, qui doit rester. Allez au match avec lui et voyez combien de temps tient un deck d’une carte.',
    },
  },
  {
    rule: 'CH-32',
    table: duel({
      mine: 'castle-pig~1 film-cat~1 castle-horse~1',
      theirs: 'castle-pig~2 film-cat~2 castle-horse~2',
      beginner: 0,
    }),
    tries: [{ move: ready }],
    says: {
      en: 'Equal decks, but you own the last trophy, and so you begin: your first card only takes the flag.',
      fr: 'Decks égaux, mais vous avez le dernier trophée : vous commencez, et votre première carte ne fait que prendre le drapeau.',
    },
  },
  {
    rule: 'CH-42',
    table: duel({
      mine: 'starter-newcomer~0.1 starter-newcomer~0.2',
      theirs: 'castle-dragon~1 castle-horse~1',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'Two Newcomers against a Dragon. Attack until your deck is empty: whoever has to reveal a card and has none loses.',
      fr: 'Deux Recrues contre un Dragon. Attaquez jusqu’à vider votre deck : celui qui doit révéler une carte et n’en a plus perd.',
    },
  },
  {
    rule: 'CH-45',
    table: { ...ALONE, played: PONIES },
    tries: [{ move: ready }, { move: remove('starter-newcomer~0.1') }],
    says: {
      en: 'Eight cards, five names. Be ready and watch the match: cards are turned up until their sum reaches the one that holds the flag.',
      fr: 'Huit cartes, cinq noms. Soyez prêt et regardez le match : on retourne des cartes jusqu’à ce que leur somme atteigne celle qui tient le drapeau.',
    },
  },
  {
    rule: 'CH-53',
    table: {
      ...ALONE,
      seed: 'bench 2',
      played: [
        draw('A'),
        pick('castle-pig~2'),
        pick('film-gangster~1'),
        ready,
        draw('A'),
        pick('film-cat~1'),
        pick('funfair-pony~1'),
      ].map(mine),
    },
    tries: [{ move: ready }, { move: remove('starter-talent~0.1') }],
    says: {
      en: 'Eight names in one deck, and a bench with six spaces. Go into the match as you are and see where the seventh name finds no room. Then start over and slim the deck.',
      fr: 'Huit noms dans un deck, et un banc de six places. Allez au match ainsi et voyez où le septième nom ne trouve plus de place. Puis recommencez et allégez le deck.',
    },
  },
  {
    rule: 'CH-61',
    table: duel({
      mine: 'film-gangster~1 film-gangster~2 film-gangster~3',
      theirs: 'starter-champion~1.1 castle-pig~1',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'A Gangster is worth 2, and 4 as long as it attacks. Once it holds the flag, it is worth 2 again.',
      fr: 'Un Gangster vaut 2, et 4 tant qu’il attaque. Dès qu’il tient le drapeau, il ne vaut plus que 2.',
    },
  },
  {
    rule: 'CH-63',
    table: duel({
      mine: 'funfair-vendor~1 funfair-pony~1 funfair-pony~2 funfair-pony~3',
      theirs: 'castle-pig~1 film-cat~1 haunted-spider~1 starter-champion~1.1',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'On the bench the Vendor strengthens every Funfair card, attacking or holding. Watch the sums of your Ponies grow.',
      fr: 'Sur le banc, la Vendeuse renforce chaque carte Fête foraine, en attaque comme au drapeau. Regardez la force de vos Poneys augmenter.',
    },
  },
  {
    rule: 'CH-65',
    table: duel({
      mine: 'starter-dog~0.1 starter-newcomer~0.1 starter-newcomer~0.2 starter-newcomer~0.3',
      theirs: 'castle-horse~1 starter-newcomer~1.1',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'It takes your cards together to reach the Horse. But only the last of them holds the flag, with its own strength alone.',
      fr: 'Il vous faut plusieurs cartes pour atteindre le Cheval. Mais seule la dernière tient le drapeau, avec sa seule force.',
    },
  },
  {
    rule: 'CH-67',
    table: duel({
      mine: 'funfair-clown~1 funfair-clown~2 castle-horse~1',
      theirs: 'starter-newcomer~1.1 starter-newcomer~1.2',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'A Clown who gets the flag brings two fans at once, even if he loses it a moment later.',
      fr: 'Un Clown qui obtient le drapeau rapporte aussitôt deux fans, même s’il le perd l’instant d’après.',
    },
  },
  {
    rule: 'CH-71',
    table: match({
      mine: 'starter-dog~0.1 haunted-butler~1 starter-newcomer~0.1 starter-newcomer~0.2',
      theirs: 'castle-pig~1 film-cat~1 haunted-bat~1',
    }),
    tries: [
      { move: choose('starter-dog~0.1', 'starter-newcomer~0.1') },
      { move: choose('starter-newcomer~0.1') },
      { move: choose() },
    ],
    says: {
      en: 'The Butler clears up to two cards from your bench. A free space can save the match; a card that helps from there should stay.',
      fr: 'Le Majordome débarrasse jusqu’à deux cartes de votre banc. Une place libre peut sauver le match ; une carte utile sur le banc doit y rester.',
    },
  },
  {
    rule: 'CH-72',
    table: duel({
      mine: 'haunted-ghost~1 haunted-ghost~2 castle-horse~1',
      theirs: 'castle-pig~1 film-cat~1 starter-newcomer~1.1 starter-dog~1.1',
    }),
    tries: [{ move: ready }],
    says: {
      en: 'Each Ghost sends the top card of the other deck to the exhaust pile: it is never played.',
      fr: 'Chaque Fantôme envoie la carte du dessus du deck adverse en réserve : elle ne sera pas jouée.',
    },
  },
  {
    rule: 'CH-73',
    table: duel({
      mine: 'film-villain~1 starter-newcomer~0.1',
      theirs: 'starter-newcomer~1.1 starter-newcomer~1.2',
      round: 7,
    }),
    tries: [{ move: ready }],
    says: {
      en: 'The Villain is worth 10, but puts a card of level A on top of your deck, and you keep it.',
      fr: 'Le Super vilain vaut 10, mais pose une carte de niveau A sur votre deck, et vous la gardez.',
    },
  },
  {
    rule: 'CH-74',
    table: duel({
      mine: 'castle-prince~1 castle-prince~2 castle-dragon~1',
      theirs: 'castle-dragon~2 film-t-rex~1 haunted-werewolf~1',
      round: 7,
    }),
    tries: [{ move: ready }],
    says: {
      en: 'A Prince who loses the flag leaves at once. He takes no space on your bench.',
      fr: 'Un Prince qui perd le drapeau s’en va aussitôt. Il n’occupe aucune place sur votre banc.',
    },
  },
  {
    rule: 'CH-75',
    table: duel({
      mine: 'film-comic-character~1 film-comic-character~2 starter-dog~0.1',
      theirs: 'castle-horse~1 haunted-bat~1 film-lion~1',
      beginner: 0,
      round: 5,
    }),
    tries: [{ move: ready }],
    says: {
      en: 'When your Comic Character loses the flag, your next attack starts with two points already.',
      fr: 'Quand votre Tic tac perd le drapeau, votre attaque suivante part avec deux points.',
    },
  },
  {
    rule: 'CH-77',
    table: {
      ...ALONE,
      seed: 'bench',
      played: [
        draw('A'),
        pick('city-reporter~3'),
        pick('film-cat~1'),
        remove('starter-newcomer~0.1'),
        ready,
      ].map(mine),
    },
    tries: [
      { move: { type: 'choose', cards: ['film-cat~1'] } },
      { move: { type: 'choose', cards: ['starter-newcomer~0.3'] } },
    ],
    says: {
      en: 'The Reporter looks at the two top cards: one stays on top and is turned up next. Only one of them reaches the strength of the Robot’s card.',
      fr: 'La Journaliste regarde les deux cartes du dessus : l’une y reste et vient ensuite. Une seule suffit face à la carte du Robot.',
    },
  },
  {
    rule: 'CH-78',
    table: match({
      mine: 'shipwreck-sailor~1 starter-newcomer~0.1 castle-horse~1 film-cat~2',
      theirs: 'film-cat~1 haunted-bat~1',
    }),
    tries: [{ move: choose('starter-newcomer~0.1') }, { move: choose('castle-horse~1') }],
    says: {
      en: 'The Sailor looks through your deck and sends one card to the bottom. The rest is shuffled: what do you want to see last?',
      fr: 'Le Matelot fouille votre deck et envoie une carte tout au fond. Le reste est mélangé : que voulez-vous voir en dernier ?',
    },
  },
  {
    rule: 'CH-86',
    table: duel({
      mine: 'castle-dragon~1 castle-dragon~2',
      theirs: 'starter-newcomer~1.1',
      fans: 12,
    }),
    tries: [{ move: ready }],
    says: {
      en: 'You lead by ten fans. Win this match, and its trophy makes it eleven or more: with two players the game is over at once.',
      fr: 'Vous avez dix fans d’avance. Gagnez ce match, et le trophée en fait onze ou plus : à deux, la partie s’arrête aussitôt.',
    },
  },
  {
    rule: 'CH-102',
    table: match({
      mine: 'castle-horse~1 starter-newcomer~0.1 starter-dog~0.1',
      theirs: 'film-cat~1',
      options: { duelChoice: true },
    }),
    tries: [{ move: choose('starter-dog~0.1') }, { move: choose('castle-horse~1') }],
    says: {
      en: 'With this option you see your two top cards and reveal one of them. Three are enough for the flag: keep the Horse for later?',
      fr: 'Avec cette option, vous voyez vos deux premières cartes et en révélez une. Trois suffisent pour le drapeau : garder le Cheval pour plus tard ?',
    },
  },
  {
    rule: 'H-3',
    table: duel({
      mine: 'castle-dragon~1 castle-dragon~2',
      theirs: 'starter-newcomer~1.1',
      fans: 50,
      round: 7,
      options: { finalForTwo: true },
    }),
    tries: [{ move: ready }],
    says: {
      en: 'Fifty fans ahead, and it is not over: by this house rule a final decides. Win the last round, then slim your deck for it.',
      fr: 'Cinquante fans d’avance, et rien n’est joué : selon cette règle maison, une finale décide. Gagnez la dernière manche, puis allégez votre deck.',
    },
  },
];
