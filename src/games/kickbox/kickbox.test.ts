import { conforms } from '../../testing/conforms.ts';
import { sized } from '../../testing/size.ts';
import { kickbox } from './game.ts';
import { sound } from './soundness.ts';

const [moments, worlds] = [sized(1, 3), sized(1, 2)];
conforms(kickbox, { games: sized(44, 85), seed: 5, moments, worlds, sound });
