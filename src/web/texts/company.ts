import type { TableAction } from '../../client/protocol/table.ts';
import { deNom, type Language } from '../../engine/texts.ts';

/** The texts of an online table: pending answers, connection, proposals, clock. */
const en = {
  sending: 'Sending …',
  sentLater: 'No connection. Sent as soon as you’re back online.',
  queued: (count: number) => `+${count} waiting`,
  pending: 'Your last move is still on its way. Wait for the server, then try again.',
  close: 'Close',

  line: (ping: string) => `Connection: ${ping}`,
  milliseconds: (ms: number) => `${ms} ms`,
  lineOff: 'offline',
  ended: 'You were signed out on another device, so this page is no longer connected to the table.',
  signInAgain: 'Sign in again',

  gameOver: (number: number) => `Game ${number} is over`,
  score: 'Score of the match',
  player: 'Player',
  thisGame: 'This game',
  total: 'Total',
  next: 'Next game',
  nextIn: (seconds: number) => `Starts in ${seconds} s`,
  isReady: 'ready',
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', ')}`,

  yourGame: 'Your game',
  undo: 'Undo',
  undoNote: {
    free: 'Takes your last move back. If others have moved since, they have to agree.',
    rated: 'Not in rated games.',
  },
  draw: 'Offer a draw',
  drawNote: 'If everyone agrees, the game ends and all remaining players share the win.',
  drawBots: 'Not against bots.',
  resign: 'Resign',
  resignNote: (seats: number): string =>
    seats === 2
      ? 'You lose and the game ends.'
      : 'You take last place and a bot plays on in your seat.',
  resignSure: 'Resign this game?',
  callOff: 'Cancel game',
  callOffNote: 'If everyone agrees, the game ends without a result.',
  callOffRated: 'Not in rated games.',
  handOver: 'Let a bot take over',
  handOverNote: 'A bot plays for you until you come back.',
  handOverRated: 'A bot plays for you. If you’re not back when the game ends, you take last place.',
  wantsDraw: (name: string) => `${name} offers a draw.`,
  time: 'Time',

  clockLoses: 'At 0:00 you lose the game.',
  clockPlays: (move: string) => `At 0:00 this is played for you: ${move}.`,
  clockBot: 'After two turns in a row without you, a bot takes your seat.',
  clockNever: 'No time limit.',
  sealed: (start: string) => `The deal is sealed: commitment ${start}…`,
  acts: {
    clock: (name: string) => `${name} ran out of time: a move was played for them`,
    bot: (name: string) => `A bot played for ${name}`,
    takeBack: (name: string) => `${name} took a move back`,
    handed: (name: string) => `A bot took over for ${name}`,
    returned: (name: string) => `${name} is back`,
    resigned: (name: string) => `${name} resigned`,
    time: (name: string) => `${name} lost on time`,
    drawn: (name: string) => `Draw agreed, offered by ${name}`,
    left: (name: string) => `${name} didn’t come back and loses`,
  } satisfies Record<TableAction['what'], (name: string) => string>,
  actsYou: {
    clock: 'You ran out of time: a move was played for you',
    bot: 'A bot played for you',
    takeBack: 'You took a move back',
    handed: 'A bot took over for you',
    returned: 'You’re back',
    resigned: 'You resigned',
    time: 'You lost on time',
    drawn: 'Draw agreed, offered by you',
    left: 'You didn’t come back: you lose',
  } satisfies Record<TableAction['what'], string>,
  rating: (estimate: string, uncertainty: string) => `${estimate} ±${uncertainty}`,
  ratingSays: (low: string, high: string) => `Rating: probably between ${low} and ${high}`,
  person: (name: string, state: string) => `${name}, ${state}: profile and options`,
  toProfile: 'Profile',
  noProfile: 'This player has no public profile.',
  follow: 'Follow',
  unfollow: 'Unfollow',
  followNote: 'You see when they’re online, and can invite each other once they follow you too.',
  block: 'Block',
  unblock: 'Unblock',
  blockNote: 'You won’t see their messages, and they can’t join your tables.',
};

export type CompanyWords = typeof en;

const fr: CompanyWords = {
  sending: 'Envoi …',
  sentLater: 'Pas de connexion. Envoi dès que vous serez de nouveau en ligne.',
  queued: (count) => `+${count} en attente`,
  pending: 'Votre dernier coup est encore en route. Attendez le serveur, puis réessayez.',
  close: 'Fermer',

  line: (ping) => `Connexion : ${ping}`,
  milliseconds: (ms) => `${ms} ms`,
  lineOff: 'hors ligne',
  ended:
    'Vous avez été déconnecté depuis un autre appareil : cette page n’est plus reliée à la table.',
  signInAgain: 'Se reconnecter',

  gameOver: (number) => `La partie ${number} est terminée`,
  score: 'Score du match',
  player: 'Joueur',
  thisGame: 'Cette partie',
  total: 'Total',
  next: 'Partie suivante',
  nextIn: (seconds) => `Commence dans ${seconds} s`,
  isReady: 'prêt',
  waitingFor: (names) => `En attente ${deNom(names.join(', '))}`,

  yourGame: 'Votre partie',
  undo: 'Annuler le coup',
  undoNote: {
    free: 'Annule votre dernier coup. Si d’autres ont joué depuis, ils doivent être d’accord.',
    rated: 'Impossible dans une partie classée.',
  },
  draw: 'Proposer la nulle',
  drawNote:
    'Si tout le monde est d’accord, la partie s’arrête et tous les joueurs encore en jeu sont à égalité.',
  drawBots: 'Impossible contre des robots.',
  resign: 'Abandonner',
  resignNote: (seats) =>
    seats === 2
      ? 'Vous perdez et la partie se termine.'
      : 'Vous finissez dernier et un robot joue à votre place.',
  resignSure: 'Abandonner cette partie ?',
  callOff: 'Annuler la partie',
  callOffNote: 'Si tout le monde est d’accord, la partie se termine sans résultat.',
  callOffRated: 'Impossible dans une partie classée.',
  handOver: 'Laisser un robot prendre le relais',
  handOverNote: 'Un robot joue pour vous jusqu’à votre retour.',
  handOverRated:
    'Un robot joue pour vous. Si vous n’êtes pas revenu à la fin de la partie, vous finissez dernier.',
  wantsDraw: (name) => `${name} propose la nulle.`,
  time: 'Temps',

  clockLoses: 'À 0:00, vous perdez la partie.',
  clockPlays: (move) => `À 0:00, ce coup sera joué pour vous : ${move}.`,
  clockBot: 'Après deux tours de suite sans vous, un robot prend votre place.',
  clockNever: 'Temps illimité.',
  sealed: (start) => `La donne est scellée : engagement ${start}…`,
  acts: {
    clock: (name) => `${name} a dépassé le temps : un coup a été joué d’office`,
    bot: (name) => `Un robot a joué pour ${name}`,
    takeBack: (name) => `${name} a annulé un coup`,
    handed: (name) => `Un robot a pris le relais ${deNom(name)}`,
    returned: (name) => `${name} est de retour`,
    resigned: (name) => `${name} a abandonné`,
    time: (name) => `${name} a perdu au temps`,
    drawn: (name) => `Nulle acceptée, proposée par ${name}`,
    left: (name) => `${name} n’est pas revenu et perd`,
  },
  actsYou: {
    clock: 'Vous avez dépassé le temps : un coup a été joué pour vous',
    bot: 'Un robot a joué pour vous',
    takeBack: 'Vous avez annulé un coup',
    handed: 'Un robot a pris le relais pour vous',
    returned: 'Vous êtes de retour',
    resigned: 'Vous avez abandonné',
    time: 'Vous avez perdu au temps',
    drawn: 'Nulle acceptée, proposée par vous',
    left: 'Vous n’êtes pas revenu : vous perdez',
  },
  rating: (estimate, uncertainty) => `${estimate} ±${uncertainty}`,
  ratingSays: (low, high) => `Classement : sans doute entre ${low} et ${high}`,
  person: (name, state) => `${name}, ${state} : profil et options`,
  toProfile: 'Profil',
  noProfile: 'Ce joueur n’a pas de profil public.',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  followNote:
    'Vous voyez quand cette personne est en ligne, et vous pourrez vous inviter si elle vous suit aussi.',
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockNote: 'Vous ne verrez plus ses messages, et vos tables lui seront fermées.',
};

export const COMPANY: Readonly<Record<Language, CompanyWords>> = { en, fr };
