import type { Language } from '../../engine/texts.ts';

const en = {
  endedBy: (why: string) => `Because: ${why}`,
  analyse: 'Look at it again',
  replayFrom: 'Replay from a key moment',
  checked: {
    promise: 'The dealer’s secret is the one promised before the game.',
    same: 'The promise in the record is the one shown at this table.',
    entropy: (seats: number) =>
      seats === 1
        ? 'What one seat added to chance is what it promised.'
        : `What ${seats} seats added to chance is what they promised.`,
    steps: (steps: number) => `All ${steps} steps were dealt and played again, here.`,
  },
  otherPromise: 'The record does not keep the promise that was shown at this table.',
  note: {
    title: 'Your note on this game',
    save: 'Keep the note',
    kept: 'Kept. Nobody else sees it.',
    failed: 'The note could not be kept. Try again.',
  },
  analysis: {
    title: (name: string) => `Another look: ${name}`,
    whose: 'Whose decisions',
    progress: (done: number, all: number) => `${done} of ${all} decisions thought over`,
    stop: 'Stop thinking',
    goOn: 'Go on thinking',
    decisions: 'Decisions',
    none: 'There was nothing to decide here.',
    step: (step: number) => `Step ${step}`,
    asTheChampion: 'As the champion would',
    cost: (percent: string) => `${percent} worse`,
    costPegs: (pegs: number) => (pegs === 1 ? '1 peg worse' : `${pegs} pegs worse`),
    notWeighed: 'The champion did not consider it',
    notYet: 'Not thought over yet',
    exact: 'exact',
    graphOf: (name: string) => `How it stood for ${name}, decision by decision`,
    lead: 'Lead in pegs',
    worth: 'Chances',
    legendBest: 'The best answer',
    legendPlayed: 'What was answered',
    legendExact: 'From here on the end was seen exactly',
    knew: (name: string) => `What ${name} knew then`,
    played: 'Answered:',
    champion: 'The champion:',
    worlds: (count: number) =>
      count === 1
        ? 'Nothing was hidden: there was one world.'
        : `Weighed in ${count} imagined worlds that fit all that could be known.`,
    weighed: 'What each answer was worth',
    answer: 'Answer',
    why: 'Why',
    this: 'answered',
    best: 'the champion’s',
    noAdvice: 'The champion of this game does not give reasons yet.',
    hindsight: 'With hindsight',
    hindsightSays: 'Nobody could know this then: the cards of all, as they lay.',
    eyes: 'Open the cards of',
    ended: 'How it ended:',
    previous: 'Decision before',
    next: 'Next decision',
    inReplay: 'Show in the replay',
    missing: 'This game is not on this device.',
  },
};

/** What is said at the end of a game and when it is looked at again. */
export const analysisWords: Readonly<Record<Language, typeof en>> = {
  en,
  fr: {
    endedBy: (why) => `Parce que : ${why}`,
    analyse: 'Revoir les décisions',
    replayFrom: 'Revoir depuis un moment fort',
    checked: {
      promise: 'Le secret du donneur est bien celui promis avant la partie.',
      same: 'La promesse du procès-verbal est celle montrée à cette table.',
      entropy: (seats) =>
        seats === 1
          ? 'Ce qu’une place a ajouté au hasard est ce qu’elle avait promis.'
          : `Ce que ${seats} places ont ajouté au hasard est ce qu’elles avaient promis.`,
      steps: (steps) => `Les ${steps} coups ont été redonnés et rejoués, ici même.`,
    },
    otherPromise: 'Le procès-verbal ne tient pas la promesse montrée à cette table.',
    note: {
      title: 'Votre note sur cette partie',
      save: 'Garder la note',
      kept: 'Gardée. Personne d’autre ne la voit.',
      failed: 'La note n’a pas pu être gardée. Réessayez.',
    },
    analysis: {
      title: (name) => `À tête reposée : ${name}`,
      whose: 'Les décisions de',
      progress: (done, all) => `Décisions examinées : ${done} sur ${all}`,
      stop: 'Arrêter la réflexion',
      goOn: 'Reprendre la réflexion',
      decisions: 'Décisions',
      none: 'Il n’y avait rien à décider ici.',
      step: (step) => `Coup ${step}`,
      asTheChampion: 'Comme le champion',
      cost: (percent) => `${percent} de moins`,
      costPegs: (pegs) => (pegs <= 1 ? `${pegs} pion de moins` : `${pegs} pions de moins`),
      notWeighed: 'Le champion n’y a pas pensé',
      notYet: 'Pas encore examinée',
      exact: 'exact',
      graphOf: (name) => `La situation de ${name}, décision par décision`,
      lead: 'Avance en pions',
      worth: 'Chances',
      legendBest: 'La meilleure réponse',
      legendPlayed: 'La réponse donnée',
      legendExact: 'D’ici la fin était calculée exactement',
      knew: (name) => `Ce que ${name} savait alors`,
      played: 'Réponse donnée :',
      champion: 'Le champion :',
      worlds: (count) =>
        count === 1
          ? 'Rien n’était caché : il n’y avait qu’un monde.'
          : `Pesé dans ${count} mondes imaginés, conformes à tout ce qu’on pouvait savoir.`,
      weighed: 'Ce que valait chaque réponse',
      answer: 'Réponse',
      why: 'Pourquoi',
      this: 'donnée',
      best: 'celle du champion',
      noAdvice: 'Le champion de ce jeu ne donne pas encore ses raisons.',
      hindsight: 'Après coup',
      hindsightSays: 'Personne ne pouvait le savoir : les cartes de tous, telles qu’elles étaient.',
      eyes: 'Ouvrir les cartes de',
      ended: 'La fin :',
      previous: 'Décision précédente',
      next: 'Décision suivante',
      inReplay: 'Montrer dans la partie',
      missing: 'Cette partie n’est pas sur cet appareil.',
    },
  },
};
