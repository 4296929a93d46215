import { citesEveryRule } from '../../testing/every-rule-cited.ts';
import { grid } from './game.ts';

citesEveryRule(grid, {
  'GR-1': 'who begins is part of the first question, asked under GR-13',
  'GR-3': 'the start pegs are there before anything is told',
  'GR-6': 'what is enclosed is told with what is done to it (GR-8)',
  'GR-7': 'where a line ends decides what GR-8 tells',
  'GR-9': 'several directions are told one by one under GR-8',
  'GR-10': 'nothing happens by it',
  'GR-11': 'nothing happens by it',
  'GR-12': 'it allows what nobody is refused',
  'GR-14': 'the supply never runs out, so it never shows',
  'GR-15': 'the end is told with the score, under GR-17',
  'GR-16': 'the score is told with the winner, under GR-17',
  'GR-18': 'it allows what nobody is refused',
  'H-3': 'the option for the size of the grid citesEveryRule GO-3',
});
