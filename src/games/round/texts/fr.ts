import type { Seat } from '../../../engine/ask.ts';
import { type Texts, type Who, youOr } from '../../../engine/texts.ts';
import { BOXERS } from '../cards.ts';
import type { Claim, Duel, Judged, Paid, Result, Round } from '../kind.ts';
import { symbols } from '../notation.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';
import { refusals } from './refusals.ts';
import { RULES_FR } from './rules-fr.ts';
import { held, numbered, offered, ownerName, signed } from './words.ts';

function percent(chance: number): string {
  return `${Math.round(100 * chance)}\u202f%`;
}

function decimal(n: number): string {
  return n.toFixed(1).replace('.', ',');
}

/** What a night is worth on average. */
function brings(money: number, who: Who, seat: Seat): string {
  const amount = `${decimal(Math.abs(money))}K`;
  const you = youOr(who, seat, 'vous ', () => '');
  return `${you}${money < 0 ? 'coûte' : 'rapporte'} ${amount} en moyenne`;
}

export const fr: Texts<Round> = {
  ...poster.fr,
  rules: RULES_FR,
  refusals: refusals.fr,
  options: {
    rosterId: {
      name: 'Boxeurs',
      says: 'Les boxeurs en jeu.',
      values: { 'round-roster-1': 'l’écurie standard' },
    },
    nights: { name: 'Nuits', says: 'Le nombre de nuits.', values: {} },
    salonSeconds: {
      name: 'Salon',
      says: 'Secondes pour discuter ; 0 pour jouer sans salon.',
      values: {},
    },
    startingMoney: {
      name: 'Bourse',
      says: 'L’argent de départ de chacun.',
      values: { null: 'comme dans la règle', ...numbered(1, 20, (n) => `${n}K`) },
    },
    stakeMin: { name: 'Mise minimale', says: 'La plus petite mise sur un pronostic.', values: {} },
    stakeMax: { name: 'Mise maximale', says: 'La plus grande mise sur un pronostic.', values: {} },
    lieLimit: {
      name: 'Mensonges',
      says: 'Combien de fois vous pouvez mentir sur chacun de vos boxeurs dans la partie.',
      values: { null: 'à volonté', 0: 'jamais', ...numbered(1, 8, (n) => `${n} fois`) },
    },
    firstStarter: {
      name: 'Premier parieur',
      says: 'Qui commence la première nuit.',
      values: { random: 'tiré au sort', ...numbered(0, 7, (n) => `place ${n + 1}`) },
    },
    pack: {
      name: 'Paquet',
      says: 'Le nombre de boxeurs du paquet.',
      values: { auto: 'selon le nombre de parieurs', small: 'sept boxeurs', large: 'onze boxeurs' },
    },
    impossibleClaims: {
      name: 'Mensonges éhontés',
      says: 'Peut-on annoncer un numéro qui est face visible ?',
      values: { true: 'permis', false: 'interdits' },
    },
    threePlayerRing: {
      name: 'Ring à trois parieurs',
      says: 'Comment les deux boxeurs d’un parieur se tiennent sur le ring.',
      values: { interleaved: 'séparés', paired: 'côte à côte' },
    },
    twoPlayerPairing: {
      name: 'Duels à deux parieurs',
      says: 'Quels boxeurs se rencontrent.',
      values: { facing: 'main gauche contre main droite', sameSlot: 'boxeur 1 contre boxeur 1' },
    },
    twoPlayerKoForfeitsStake: {
      name: 'K.O. à deux parieurs',
      says: 'Un K.O. prend-il aussi la mise ?',
      values: { true: 'la mise est perdue', false: 'le pronostic est jugé tel quel' },
    },
    liePenalty: {
      name: 'Mensonges de trop',
      says: 'Règle maison : un mensonge de trop coûte de l’argent au lieu d’être refusé.',
      values: { 0: 'refusés, comme dans la règle', ...numbered(1, 3, (n) => `coûtent ${n}K`) },
    },
    ownRoster: {
      name: 'Vos propres boxeurs',
      says: `Règle maison : sept boxeurs (onze à partir de six parieurs), du plus faible au plus fort, séparés par des virgules. À choisir parmi : ${Object.keys(BOXERS).join(', ')}.`,
      values: { null: 'comme dans la règle' },
    },
  },
  presets: {
    rulebook: { name: 'Règle du jeu', says: 'Quatre nuits, une minute de salon, deux mensonges.' },
    firstGame: { name: 'Première partie', says: 'Deux nuits et plus de temps pour discuter.' },
    silent: { name: 'Silence', says: 'Pas de salon : on n’entend que les annonces.' },
    shameless: { name: 'Sans vergogne', says: 'Mentez autant que vous voulez.' },
  },
  asks: {
    draft: (view) =>
      `Vous avez pioché ${offered(view, 'fr').join(' et ')}. Gardez-en un et annoncez un numéro.`,
    salon: () => 'Le salon est ouvert : dites quelque chose, ou terminez.',
    talk: () => 'Vous êtes prêt. Vous pouvez encore parler.',
    prognosis: (view) =>
      view.own?.cards.length === 2
        ? `Vos boxeurs (${held(view, 'fr')}) vont-ils gagner ? Faites vos pronostics et misez.`
        : `Votre boxeur (${held(view, 'fr')}) va-t-il gagner ? Faites votre pronostic et misez.`,
    attack: () => 'Kwame Ngalou peut attaquer : nommez un emplacement et qui s’y cache, ou passez.',
  },
  events: {
    nightStarted: ({ night, starter }, who) => `Nuit ${night}. ${who(starter)} commence.`,
    dealt: ({ packet, faceUp, centre }) => {
      const seen = faceUp.length > 0 ? ` Face visible : ${faceUp.join(', ')}.` : '';
      const hidden = centre > 0 ? ` ${centre} sont face cachée au centre.` : '';
      return `${packet} boxeurs dans le paquet.${seen}${hidden}`;
    },
    turnStarted: ({ slot }, who) => `${ownerName(slot, who)} choisit un boxeur.`,
    announced: ({ slot, number }, who) => `${ownerName(slot, who)} annonce le numéro ${number}.`,
    shadowPlaced: () => 'Un boxeur reste dans l’ombre.',
    salonOpened: ({ seconds }) => `Le salon ouvre pour ${seconds} secondes.`,
    said: ({ by, claim }, who) => spoken(who(by), claim, who),
    readied: ({ by }, who) => `${who(by)} a fini de parler.`,
    salonClosed: () => 'Le salon ferme.',
    centreRevealed: ({ boxer }) => `Une carte du centre est retournée : le numéro ${boxer}.`,
    prognosisOpened: () => 'Faites vos pronostics.',
    prognosisLocked: ({ by }, who) => `${who(by)} valide son pronostic.`,
    attackOpened: () => 'Tous les pronostics sont validés. Kwame Ngalou est sur le ring.',
    attackSkipped: () => 'Tous les pronostics sont validés. Kwame Ngalou ne combat pas cette nuit.',
    attackPassed: () => 'Kwame Ngalou garde les poings baissés.',
    attackDeclared: ({ by, target, boxer }, who) =>
      `${who(by)} lance Kwame : le numéro ${boxer} chez ${ownerName(target, who)} !`,
    knockedOut: ({ slot, boxer }, who) =>
      `K.O. ! ${ownerName(slot, who)} avait bien le numéro ${boxer}.`,
    attackMissed: ({ slot, boxer }, who) =>
      `Raté : ${ownerName(slot, who)} n’a pas le numéro ${boxer}.`,
    revealed: ({ slots, shadow, centre }, who) => {
      const boxers = slots.map(({ slot, card }) => `${ownerName(slot, who)} ${card}`).join(', ');
      const middle = centre.length > 0 ? ` ; centre ${centre.join(', ')}` : '';
      return `Les boxeurs : ${boxers} ; ombre ${shadow}${middle}.`;
    },
    sheetsRevealed: ({ sheets }, who) =>
      `Les pronostics : ${sheets
        .map(
          (some, seat) =>
            `${who(seat)} ${some.map((s) => `${symbols(s)} ${s.stake}K`).join(' + ')}`,
        )
        .join(', ')}.`,
    duel: (duel, who) => duelSentence(duel, who),
    paid: (paid, who) => paidSentence(paid, who),
    fined: ({ seat, amount }, who) => `${who(seat)} paie ${amount}K pour un mensonge de trop.`,
    tokenPlaced: ({ slot, token }, who) =>
      `${ownerName(slot, who)} reçoit un jeton ${token === 'truth' ? 'vérité' : 'mensonge'}.`,
    nightEnded: ({ night, purses }, who) =>
      `La nuit ${night} est terminée : ${purses.map((purse, seat) => `${who(seat)} ${purse}K`).join(', ')}.`,
    gameEnded: ({ ranking }, who) => {
      const [first, ...others] = ranking.map(({ seat, purse }) => `${who(seat)} (${purse}K)`);
      return `${first} gagne, devant ${others.join(', ')}.`;
    },
  },
  whispers: {
    offered: ({ cards: [first, second] }) => `Vous piochez le ${first} et le ${second}.`,
    kept: ({ kept, returned }) => `Vous gardez le ${kept} et rendez le ${returned}.`,
  },
  moves: {
    draft: ({ keep, announce }) =>
      keep === announce
        ? `Garder le ${keep} et l’annoncer`
        : `Garder le ${keep}, annoncer le ${announce}`,
    say: ({ claim }) => claimWords(claim, seatName),
    ready: () => 'Prêt',
    prognosis: ({ sheets }) =>
      sheets
        .map(
          ({ left, right, stake }) =>
            `${RESULTS[left]} à gauche, ${RESULTS[right]} à droite, ${stake}K`,
        )
        .join(' ; '),
    attack: ({ target, boxer }) =>
      target === null
        ? 'Ne pas attaquer'
        : `Attaquer ${ownerName(target, seatName)} en nommant le ${boxer}`,
  },
  reasons: {
    keep: ({ truth, duels, ko, money }, who, seat) =>
      `Gagne ${decimal(duels)} duels en moyenne et tombe K.O. dans ${percent(ko)} des nuits simulées ; avec ${truth ? 'la vérité' : 'ce mensonge'}, la nuit ${brings(money, who, seat)}.`,
    sheets: ({ right, money }, who, seat) =>
      `Juste dans ${right.map(percent).join(' et ')} des nuits simulées ; la nuit ${brings(money, who, seat)}.`,
    accuse: ({ hit, money }, who, seat) =>
      `Touche dans ${percent(hit)} des nuits simulées ; la nuit ${brings(money, who, seat)}.`,
    spare: ({ money }, who, seat) => `Sans attaque, la nuit ${brings(money, who, seat)}.`,
    talk: () => 'Parler n’engage à rien ; cela correspond à l’annonce.',
  },
  draw: draw({
    language: 'fr',
    colon: ' : ',
    night: (night, nights) => `Nuit ${night} sur ${nights}`,
    phases: {
      draft: 'choix des boxeurs',
      salon: 'au salon',
      prognosis: 'les pronostics',
      attack: 'l’attaque de Kwame',
      over: 'partie terminée',
    },
    packs: { small: 'sept boxeurs', large: 'onze boxeurs' },
    faceUp: 'Face visible',
    centre: 'Retournée au centre',
    columns: ['Parieur', 'Bourse', 'Annonce', 'Vrai+ Faux-'],
    starts: 'commence',
    ready: 'prêt',
    locked: 'pronostic validé',
    drafts: 'choisit',
    attacks: 'attaque',
    boxer: 'Votre boxeur',
    offered: 'Vous avez pioché',
    left: 'gauche',
    right: 'droite',
    sheet: 'Votre pronostic',
    said: spoken,
    lastNight: 'Nuit précédente (numéro, annonce si mensonge, duels gagnés)',
    knockedOut: 'K.O.',
  }),
};

const RESULTS: Readonly<Record<Result, string>> = { win: 'victoire', lose: 'défaite' };

function seatName(seat: number): string {
  return `place ${seat + 1}`;
}

function spoken(by: string, claim: Claim, who: Who): string {
  return `${by} : ${claimWords(claim, who)}`;
}

function claimWords(claim: Claim, who: Who): string {
  switch (claim.kind) {
    case 'hold':
      return `J’ai le numéro ${claim.boxer}${claim.slot.endsWith('.2') ? ' (2)' : ''}`;
    case 'saw':
      return `J’ai vu le numéro ${claim.boxer}`;
    case 'returned':
      return `J’ai rendu le numéro ${claim.boxer}`;
    case 'suspect':
      return `Je pense que ${ownerName(claim.slot, who)} a le numéro ${claim.boxer}`;
    case 'trust':
      return `Je fais confiance à ${ownerName(claim.slot, who)}`;
    case 'doubt':
      return `Je ne fais pas confiance à ${ownerName(claim.slot, who)}`;
  }
}

const REASONS = {
  strength: '',
  ringmate: ', le Coach à ses côtés',
  giantKiller: ' : le Bleu terrasse El Toro',
  knockout: ' par K.O',
  tie: '',
} as const;

function duelSentence({ a, b, winner, reason }: Duel, who: Who): string {
  if (winner === null) return `${ownerName(a, who)} et ${ownerName(b, who)} : personne ne gagne.`;
  const loser = winner === a ? b : a;
  return `${ownerName(winner, who)} bat ${ownerName(loser, who)}${REASONS[reason]}.`;
}

const VERDICTS = { right: 'juste', wrong: 'faux', forfeit: 'perdu par K.O.' } as const;

function paidSentence({ seat, duelsWon, sheets, delta, purse }: Paid, who: Who): string {
  const judged = sheets.map(stakeWords).join(', ');
  return `${who(seat)} : ${duelsWon}K pour les duels, ${judged} ; ${signed(delta)}K, soit ${purse}K.`;
}

function stakeWords({ verdict, net }: Judged): string {
  return `pronostic ${VERDICTS[verdict]} ${signed(net)}K`;
}
