/** What the terminal says around a game. */
export const en = {
  welcome: (game: string) => `${game}. Type a move, or help.`,
  you: 'Player',
  prompt: '> ',
  thinking: (name: string) => `${name} is thinking …`,
  answers: 'You can answer:',
  more: (n: number) => `… and ${n} more`,
  choose: (from: string, min: number, max: number) =>
    `Name ${min === max ? min : `${min} to ${max}`} of: ${from}`,
  forMe: '“any” picks a move for you.',
  refused: (rule: string, why: string) => `Not allowed (${rule}): ${why}`,
  unknown: (typed: string) =>
    `“${typed}” is no move here. Try: help, moves, rules, hint, undo, board, log, quit.`,
  noRule: (id: string) => `There is no rule ${id}.`,
  hint: (move: string, name: string, why: string) => `${name} would play ${move}. ${why}`,
  noHint: 'At a server nobody gives hints.',
  undone: 'Taken back.',
  askedToUndo: 'The others are asked whether you may take that back.',
  cannotUndo:
    'That cannot be taken back: something has been revealed since, or nothing was played.',
  won: 'You win.',
  lost: (names: string) => `${names} wins.`,
  drawn: 'A draw.',
  scores: (scores: string) => `Final score: ${scores}`,
  nextGame: 'Second game of the match: the seats are exchanged.',
  saved: (file: string) => `The record is in ${file}. Check it with: ringside verify ${file}`,
  bye: 'Goodbye.',
  help: [
    'Type a move in the game’s notation, or its number in the list of answers.',
    '  moves        what you can answer now',
    '  board        draws the table again',
    '  rules [ID]   all rules, or one: rules GR-6',
    '  hint         what a strong player would do',
    '  undo         takes back your last answer, where the rules allow it',
    '  log          what has happened so far',
    '  quit         leaves the table',
  ].join('\n'),
};

export type CliTexts = typeof en;
