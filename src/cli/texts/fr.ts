import type { CliTexts } from './en.ts';

export const fr: CliTexts = {
  welcome: (game) => `${game}. Tapez un coup, ou aide.`,
  you: 'Joueur',
  prompt: '> ',
  thinking: (name) => `${name} réfléchit …`,
  answers: 'Coups possibles :',
  more: (n) => `… et ${n} de plus`,
  choose: (from, min, max) =>
    `Choisissez-en ${min === max ? min : `de ${min} à ${max}`} parmi : ${from}`,
  forMe: '« any » choisit un coup pour vous.',
  refused: (rule, why) => `Interdit (${rule}) : ${why}`,
  unknown: (typed) =>
    `« ${typed} » n’est pas un coup ici. Essayez : aide, coups, regles, conseil, annuler, plateau, journal, quitter.`,
  noRule: (id) => `Il n’y a pas de règle ${id}.`,
  hint: (move, name, why) => `${name} jouerait ${move}. ${why}`,
  noHint: 'Pas de conseils dans les parties en ligne.',
  undone: 'Coup annulé.',
  askedToUndo: 'En attente de l’accord des autres.',
  cannotUndo: 'Impossible d’annuler : quelque chose a été révélé depuis, ou rien n’a été joué.',
  won: 'Vous gagnez.',
  lost: (names) => `${names} gagne.`,
  drawn: 'Partie nulle.',
  scores: (scores) => `Score final : ${scores}`,
  nextGame: 'Deuxième partie du match : les joueurs échangent leurs places.',
  saved: (file) => `Partie enregistrée dans ${file}. Pour la vérifier : ringside verify ${file}`,
  bye: 'Au revoir.',
  help: [
    'Tapez un coup dans la notation du jeu, ou son numéro dans la liste.',
    '  coups         liste vos coups',
    '  plateau       affiche de nouveau la table',
    '  regles [ID]   toutes les règles, ou une seule : regles GR-6',
    '  conseil       propose un bon coup',
    '  annuler       annule votre dernier coup, si les règles le permettent',
    '  journal       ce qui s’est passé',
    '  quitter       quitte la table',
  ].join('\n'),
};
