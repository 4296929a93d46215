/** The terminal's texts around a game. */
export const en = {
  welcome: (game: string) => `${game}. Type a move, or help.`,
  you: 'Player',
  prompt: '> ',
  thinking: (name: string) => `${name} is thinking …`,
  answers: 'Your moves:',
  more: (n: number) => `… and ${n} more`,
  choose: (from: string, min: number, max: number) =>
    `Choose ${min === max ? min : `${min} to ${max}`} of: ${from}`,
  forMe: '“any” picks a move for you.',
  refused: (rule: string, why: string) => `Not allowed (${rule}): ${why}`,
  unknown: (typed: string) =>
    `“${typed}” isn’t a move here. Try: help, moves, rules, hint, undo, board, log, quit.`,
  noRule: (id: string) => `There’s no rule ${id}.`,
  hint: (move: string, name: string, why: string) => `${name} would play ${move}. ${why}`,
  noHint: 'Hints are off in online games.',
  undone: 'Move undone.',
  askedToUndo: 'Waiting for the others to agree.',
  cannotUndo: 'You can’t undo that: something has been revealed since, or nothing was played.',
  won: 'You win.',
  lost: (names: string) => `${names} wins.`,
  drawn: 'It’s a draw.',
  scores: (scores: string) => `Final score: ${scores}`,
  nextGame: 'Second game of the match: players swap seats.',
  saved: (file: string) => `Game saved to ${file}. Verify it with: ringside verify ${file}`,
  bye: 'Goodbye.',
  help: [
    'Type a move in the game’s notation, or its number in the list.',
    '  moves        lists your moves',
    '  board        shows the table again',
    '  rules [ID]   all rules, or one: rules GR-6',
    '  hint         suggests a strong move',
    '  undo         undoes your last move, where the rules allow it',
    '  log          what has happened so far',
    '  quit         leaves the table',
  ].join('\n'),
};

export type CliTexts = typeof en;
