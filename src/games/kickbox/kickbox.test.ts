import { conforms } from '../../testing/conforms.ts';
import { kickbox } from './game.ts';
import { sound } from './soundness.ts';

conforms(kickbox, { games: 85, seed: 5, moments: 3, worlds: 2, sound });
