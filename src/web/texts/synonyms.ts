import type { Language } from '../../engine/texts.ts';

/** Synonyms for searching the rules, without accents; the most specific first. */
export const SYNONYMS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['tie', 'ties', 'tied', 'equal', 'level', 'draw', 'same'],
    ['win', 'wins', 'winner', 'victory', 'first place'],
    ['lose', 'loses', 'loser', 'defeat', 'beaten'],
    ['end', 'ends', 'over', 'finish', 'last'],
    ['start', 'begin', 'begins', 'setup', 'first'],
    ['money', 'cash', 'dollars', 'coins', 'purse', 'thousand'],
    ['pay', 'pays', 'payout', 'paid', 'prize', 'gain'],
    ['bet', 'bets', 'stake', 'wager', 'chip'],
    ['knockout', 'knock out', 'knocked out', 'k.o', 'ko'],
    ['knockdown', 'down', 'count'],
    ['card', 'cards', 'hand', 'deck'],
    ['turn', 'order', 'clockwise', 'next'],
    ['undo', 'take back', 'withdraw'],
    ['players', 'player', 'seat', 'seats'],
    ['block', 'defend', 'defence', 'defense', 'parry'],
    ['lie', 'bluff', 'false', 'lies'],
    ['peg', 'pegs', 'piece', 'disc'],
    ['capture', 'captures', 'take', 'enclose', 'trap'],
    ['bench', 'exhaust', 'pile'],
    ['trophy', 'cup', 'fans', 'points', 'score'],
  ],
  fr: [
    ['egalite', 'egal', 'egaux', 'nul', 'nulle', 'ex aequo', 'meme'],
    ['gagner', 'gagne', 'gagnant', 'victoire', 'vainqueur', 'emporte'],
    ['perdre', 'perd', 'perdant', 'defaite', 'battu'],
    ['fin', 'finit', 'termine', 'dernier'],
    ['debut', 'commence', 'premier', 'mise en place'],
    ['argent', 'dollars', 'pieces', 'bourse', 'mille'],
    ['payer', 'paie', 'gain', 'prime', 'recoit'],
    ['pari', 'parier', 'mise', 'jeton'],
    ['k.o', 'ko', 'knockout'],
    ['tapis', 'compte', 'au tapis'],
    ['carte', 'cartes', 'main', 'pioche', 'deck'],
    ['tour', 'ordre', 'horaire', 'suivant'],
    ['annuler', 'reprendre', 'retirer'],
    ['joueur', 'joueurs', 'place', 'siege'],
    ['bloquer', 'parer', 'defense', 'garde'],
    ['mentir', 'mensonge', 'bluff', 'faux'],
    ['pion', 'pions', 'piece'],
    ['capturer', 'prendre', 'enfermer', 'pieger'],
    ['banc', 'epuisement', 'pile'],
    ['trophee', 'coupe', 'fans', 'points', 'score'],
  ],
};

/** Stop words of a query. */
export const FILLERS: Readonly<Record<Language, readonly string[]>> = {
  en: 'a an and are at be can do does for happens has have how i if in is it my of on or that the then there to what when where which who why with you'.split(
    ' ',
  ),
  fr: 'a au aux ce comment dans de des du est et il je la le les ma mes mon on ou par pour quand que quel quelle qui se si son sur un une vous'.split(
    ' ',
  ),
};
