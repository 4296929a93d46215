import { conforms } from '../../testing/conforms.ts';
import { kickbox } from './game.ts';
import { sound } from './soundness.ts';

conforms(kickbox, { games: 120, seed: 5, sound });
