import { dealt } from './dealt.ts';

/** Two orange belts; it is the first phase, and red's. */
const START = dealt(
  {
    hand: 'jab.1 punch.1 hook.1 blitz.1',
    top: 'power.1 box-combo.1 front-kick.1 gap.1 sidekick.1 combo.1',
  },
  {
    hand: 'low-kick.1 jab.2 hook.1',
    top: 'low-kick.2 jab.3 block.2 power.2 sidekick.1 block.1 jab.4 punch.2 jab.5 block.3 duck.1 punch.3 block.4 jab.1 punch.1',
  },
);

const blue = (move: object) => ({ seat: 1, move });
const pass = { type: 'pass' };

/** From the first Jab to the knockout, everything done on the real table. */
export const lesson = {
  steps: [
    {
      table: { seats: 2, learner: 0, options: {}, seed: 'lesson', state: START },
      rule: 'KB-2',
      says: {
        en: 'You are in the red corner. Your hand is your strength and your deck is your stamina: every hit tears a card out of a hand, and a fighter who is hit with too few cards goes down. You both fight with the same cards.',
        fr: 'Vous êtes dans le coin rouge. Votre main est votre force, votre pioche votre souffle : chaque touche vous arrache une carte de la main, et un boxeur touché avec trop peu de cartes va au tapis. Vous avez tous deux les mêmes cartes.',
      },
    },
    {
      rule: 'KB-41',
      expects: [{ type: 'draw', count: 1 }],
      says: {
        en: 'It’s your phase. First you may draw a card; an orange belt can hold five. A draw you skip is lost, so draw.',
        fr: 'C’est votre phase. Vous pouvez d’abord piocher une carte ; une ceinture orange en tient cinq. Une pioche manquée est perdue : piochez.',
      },
      otherwise: { en: 'Draw: you’ll need the card.', fr: 'Piochez : il vous faut cette carte.' },
    },
    {
      rule: 'KB-60',
      expects: [{ type: 'attack', card: 'r.jab.1', with: [] }],
      says: {
        en: 'A Power! Now attack. The number on the star is how many hits a card deals; a small +1 is a slot for a card to wind it up. Press the blue Power to see why it can’t attack, then pick the Jab and play it.',
        fr: 'Une Puissance ! Maintenant, attaquez. Le nombre sur l’étoile est celui des touches ; un petit +1 indique une place pour armer le coup. Touchez la Puissance bleue pour voir pourquoi elle n’attaque pas, puis prenez le Direct avant et jouez-le.',
      },
      otherwise: {
        en: 'That hits harder, but start with the Jab: it sets something up.',
        fr: 'Cela frappe plus fort, mais commencez par le Direct avant : il prépare la suite.',
      },
    },
    {
      rule: 'KB-77',
      before: [blue(pass)],
      expects: [pass],
      says: {
        en: 'Blue takes it. Now that it lands, you could add the Power for another hit. Blue would still be standing, so save it and press “Land it”.',
        fr: 'Bleu encaisse. Le coup porte : vous pourriez ajouter la Puissance pour une touche de plus. Bleu resterait debout : gardez-la et touchez « Frapper ».',
      },
      otherwise: {
        en: 'Not yet: it will be worth more in a moment.',
        fr: 'Pas encore : dans un instant elle vaudra davantage.',
      },
    },
    {
      rule: 'KB-102',
      expects: [{ type: 'combo', link: null, card: 'r.punch.1', with: [] }],
      says: {
        en: 'A card was torn blindly from Blue’s hand: it now lies among the hits taken. After an attack you may link another, and a Punch follows a Jab for free. Try it.',
        fr: 'Une carte a été arrachée à l’aveugle de la main de Bleu : elle est parmi les touches reçues. Après une attaque on peut enchaîner, et un Direct arrière suit gratuitement un Direct avant. Faites-le.',
      },
      otherwise: { en: 'One, two: the Punch follows.', fr: 'Un, deux : le Direct arrière suit.' },
    },
    {
      rule: 'KB-83',
      before: [blue(pass)],
      expects: [{ type: 'enhance', card: 'r.power.1' }],
      says: {
        en: 'Two hits against two cards would empty Blue’s hand, but Blue wouldn’t go down. Three would. Pick the Power, read what it would do, and add it.',
        fr: 'Deux touches contre deux cartes videraient la main de Bleu, sans l’envoyer au tapis. Trois le feraient. Prenez la Puissance, lisez ce qu’elle ferait, et ajoutez-la.',
      },
      otherwise: { en: 'Now is the moment for Power.', fr: 'C’est le moment de la Puissance.' },
    },
    {
      rule: 'KB-8',
      expects: [pass],
      says: {
        en: 'The attack has room for one more, so you’re asked again whether or not you hold another Power: otherwise the question would give your hand away. Press “Land it”.',
        fr: 'Il reste une place sur l’attaque, on vous demande donc encore, que vous ayez une autre Puissance ou non : sinon la question trahirait votre main. Touchez « Frapper ».',
      },
    },
    {
      rule: 'KB-84',
      expects: [pass],
      says: {
        en: 'Down! One hit too many, and it costs Blue three cards of the deck. Four too many, or a deck too thin, and the fight would be over. You have no link card, so end your turn and let the referee count.',
        fr: 'Au tapis ! Une touche de trop : trois cartes de la pioche y passent. Quatre de trop, ou une pioche trop mince, et c’était fini. Vous n’avez pas de carte d’enchaînement : terminez votre tour et laissez l’arbitre compter.',
      },
    },
    {
      rule: 'KB-95',
      before: [blue({ type: 'recover', count: 4 })],
      expects: [{ type: 'recover', count: 3 }],
      says: {
        en: 'Blue is up again with four cards, one less than the limit for the hit too many. You wait in the neutral corner and draw up to your limit as well.',
        fr: 'Bleu se relève avec quatre cartes, une de moins que la limite pour la touche de trop. Vous attendez dans le coin neutre et piochez vous aussi jusqu’à votre limite.',
      },
      otherwise: { en: 'Take all three.', fr: 'Prenez les trois.' },
    },
    {
      rule: 'KB-22',
      before: [blue({ type: 'initiative', card: 'b.power.2' })],
      expects: [{ type: 'initiative', card: 'r.box-combo.1' }],
      says: {
        en: 'After a knockdown both of you secretly choose a card: the higher number, at the bottom left, takes the next phase. The card is discarded, and Blue sees what you held. Show the Box Combo, 24.',
        fr: 'Après un knock-down, chacun choisit une carte en secret : le plus grand nombre, en bas à gauche, prend la phase suivante. La carte est défaussée, et Bleu voit ce que vous aviez. Montrez l’Enchaînement de poings, 24.',
      },
      otherwise: {
        en: 'The Box Combo is your fastest card.',
        fr: 'L’Enchaînement de poings est votre carte la plus rapide.',
      },
    },
    {
      rule: 'KB-23',
      before: [blue({ type: 'redraw', draw: true })],
      expects: [{ type: 'redraw', draw: true }],
      says: {
        en: 'Only Power is faster, with 25, and Blue gave one up for it. Draw a card for the one you showed.',
        fr: 'Seule la Puissance est plus rapide, avec 25, et Bleu en a sacrifié une. Repiochez une carte pour celle que vous avez montrée.',
      },
      otherwise: { en: 'Fill up your hand.', fr: 'Remplissez votre main.' },
    },
    {
      rule: 'KB-63',
      before: [
        blue({ type: 'draw', count: 0 }),
        blue({ type: 'attack', card: 'b.sidekick.1', with: [] }),
      ],
      expects: [{ type: 'defend', cards: ['r.front-kick.1'] }],
      says: {
        en: 'A Sidekick comes at you. “Take it” says what it would cost. Any two cards make a Block, but one card that fits is cheaper: your Front Kick attacks or stops a kick, and Blitz can’t beat it. Defend with it.',
        fr: 'Un Latéral arrive. « Encaisser » indique ce qu’il vous coûterait. Deux cartes quelconques feraient un Blocage, mais une seule qui convient coûte moins : votre Coup de pied direct attaque ou arrête un coup de pied, et aucun Éclair ne peut le battre. Défendez-vous avec.',
      },
      otherwise: {
        en: 'Look for the card with the red and green bar: the Front Kick.',
        fr: 'Cherchez la carte au bandeau rouge et vert : le Coup de pied direct.',
      },
    },
    {
      rule: 'KB-33',
      before: [blue(pass), blue(pass)],
      expects: [{ type: 'draw', count: 1 }],
      says: {
        en: 'Stopped, and Blue has nothing to press with. The next phase is yours. Draw.',
        fr: 'Arrêté, et Bleu n’a rien pour passer en force. La phase suivante est à vous. Piochez.',
      },
      otherwise: { en: 'Draw: it’s a good one.', fr: 'Piochez, c’est une bonne carte.' },
    },
    {
      rule: 'KB-32',
      expects: [{ type: 'attack', card: 'r.sidekick.1', with: [] }],
      says: {
        en: 'A Combo! Instead of attacking you could also regenerate and draw up to two more cards. But Blue has three cards left, and you have Gap, Blitz and a link: attack with the Sidekick.',
        fr: 'Un Enchaînement ! Au lieu d’attaquer, vous pourriez récupérer et piocher jusqu’à deux cartes. Mais Bleu n’a plus que trois cartes, et vous avez Brèche, Éclair et une liaison : attaquez avec le Latéral.',
      },
      otherwise: { en: 'The Sidekick first.', fr: 'Le Latéral d’abord.' },
    },
    {
      rule: 'KB-73',
      before: [blue({ type: 'defend', cards: ['b.block.1'] })],
      expects: [{ type: 'enhance', card: 'r.gap.1' }],
      says: {
        en: 'A Block stops you. Two cards get past it: a Gap removes it, a Blitz is too fast for it. Use the Gap.',
        fr: 'Un Blocage vous arrête. Deux cartes en viennent à bout : une Brèche l’écarte, un Éclair est trop rapide pour lui. Prenez la Brèche.',
      },
      otherwise: { en: 'Keep the Blitz, use the Gap.', fr: 'Gardez l’Éclair, prenez la Brèche.' },
    },
    {
      rule: 'KB-65',
      before: [blue({ type: 'defend', cards: ['b.jab.4', 'b.punch.2'] })],
      expects: [{ type: 'enhance', card: 'r.blitz.1' }],
      says: {
        en: 'After a Gap the defender may defend again, and Blue blocks with the last two cards. A Block of two cards can’t be enhanced, so no Blitz can save it. Use yours.',
        fr: 'Après une Brèche on peut se défendre à nouveau, et Bleu bloque avec ses deux dernières cartes. Un tel Blocage ne peut être renforcé, pas même par un Éclair. Percez-le avec le vôtre.',
      },
      otherwise: { en: 'Blitz!', fr: 'Éclair !' },
    },
    {
      rule: 'KB-91',
      expects: [{ type: 'combo', link: 'r.combo.1', card: 'r.hook.1', with: [] }],
      says: {
        en: 'Too slow, and an empty hand: Blue is down again. And now you have a link. A fighter who is down has only the top card of the deck to stop another attack. Pick the Combo, then the Hook.',
        fr: 'Trop lent, et une main vide : Bleu est de nouveau au tapis. Et vous avez une liaison. À terre, on n’oppose à une nouvelle attaque que la première carte de sa pioche. Prenez l’Enchaînement, puis le Crochet.',
      },
      otherwise: {
        en: 'Don’t let Blue get up: the Combo, then the Hook.',
        fr: 'Ne laissez pas Bleu se relever : l’Enchaînement, puis le Crochet.',
      },
    },
    {
      rule: 'KB-90',
      says: {
        en: 'Blue turned over a Punch, which is no defence: knocked out! That’s one way. The others are four hits too many, and a knockdown of a fighter whose deck has run out.',
        fr: 'Bleu a retourné un Direct arrière, ce n’est pas une défense : K.O. C’est une des façons ; les autres sont quatre touches de trop, ou un knock-down quand on est à bout de forces.',
      },
    },
    {
      rule: 'KB-111',
      says: {
        en: 'Without a knockout a round lasts fifteen phases. Then whoever dealt more hits gets a point (two for seven or more), and whoever scored more knockdowns gets another. The scorecard is in the Info panel.',
        fr: 'Sans K.O., un round a quinze phases. Celui qui a donné le plus de touches reçoit alors un point (deux à partir de sept touches), et celui qui a fait le plus de knock-downs en reçoit un autre. La feuille de points est dans le panneau Infos.',
      },
    },
    {
      rule: 'KB-115',
      says: {
        en: 'In the ring break you choose discarded cards that go back into your deck, and fill your hand. Cards that were hit never come back: a long fight goes to whoever has more stamina. Now you know enough to step into the ring.',
        fr: 'À la pause, vous choisissez des cartes défaussées qui retournent dans votre pioche, et remplissez votre main. Les cartes touchées ne reviennent jamais : un long combat se gagne au souffle. Vous en savez assez pour monter sur le ring.',
      },
    },
  ],
};
