/** The rules of the grid by number, a line each. The specification in `rules.md` has them in full. */
export const RULES = {
  'GR-1': 'Two players; the first seat places first.',
  'GR-2': 'A peg goes into an empty hole of the grid; the centre is not a hole.',
  'GR-3': 'The game starts with three pegs of each player around the centre.',
  'GR-4': 'Players take turns; each turn is one peg, and nobody passes.',
  'GR-5': 'The hole must touch a peg that is already there, whoever owns it.',
  'GR-6': 'Enemy pegs in an unbroken line between the new peg and another of yours are enclosed.',
  'GR-7': 'A line ends at the centre as it ends at the rim.',
  'GR-8': 'Enclosed pegs are pushed out at once and replaced by yours.',
  'GR-9': 'One peg may enclose in several directions; all are judged before any peg is replaced.',
  'GR-10': 'A peg that has just replaced another encloses nothing.',
  'GR-11': 'Only the peg just placed encloses; pegs caught between two others by accident stay.',
  'GR-12': 'Nobody has to enclose.',
  'GR-13': 'Whoever is to move must place a peg.',
  'GR-14': 'There are 40 pegs in one supply; it never runs out.',
  'GR-15': 'The game ends when the grid is full.',
  'GR-16': 'Each player scores one for every peg of theirs on the grid.',
  'GR-17': 'The higher score wins; equal scores are a draw.',
  'GR-18': 'A player without a peg on the grid plays on.',
  'GO-1': 'Option: the mover chooses which of the enclosed lines to take.',
  'GO-2': 'Option: the start pegs stand in two facing threes.',
  'GO-3': 'Option: a small grid with three holes along each side.',
  'GO-4': 'Option: the second seat places first, or chance decides.',
  'H-1':
    'House rule: whoever places second may answer the first peg by swapping the colours of all pegs.',
  'H-2': 'House rule: whoever places second starts with one to three more pegs, behind their own.',
  'H-3': 'House rule: a large grid with five holes along each side and 64 pegs.',
} as const;

export type Rule = keyof typeof RULES;
