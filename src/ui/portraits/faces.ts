import {
  BACKS,
  BEARDS,
  BROWS,
  CLOTHES,
  EXTRAS,
  EYES,
  FRINGES,
  HAIRS,
  HATS,
  head,
  MOUTHS,
  neck,
  SKINS,
} from './parts.ts';

/** The parts of a face; missing ones are left out. */
interface Face {
  readonly skin: keyof typeof SKINS;
  readonly hair: keyof typeof HAIRS;
  readonly fringe: keyof typeof FRINGES;
  readonly back?: keyof typeof BACKS;
  readonly hat?: readonly [keyof typeof HATS, string];
  readonly eyes: keyof typeof EYES;
  readonly brows: keyof typeof BROWS;
  readonly mouth: keyof typeof MOUTHS;
  readonly beard?: keyof typeof BEARDS;
  readonly wears: readonly [keyof typeof CLOTHES, string];
  readonly extras?: readonly (keyof typeof EXTRAS)[];
}

const RED = '#a51c14';
const BLUE = '#1b4069';
const GREEN = '#2c5f3f';
const OCHRE = '#b9811b';
const DARK = '#3a3330';
const SLATE = '#4a5a55';
const PLUM = '#63305c';
const PAPER = '#faf1dd';

/** The bots' characters by id, then faces for people. */
// biome-ignore format: a table, one face to a line
export const PORTRAIT_FACES: Readonly<Record<string, Face>> = {
  stan:     { skin: 'fair',  hair: 'brown',  fringe: 'rim',    hat: ['bucket', '#c9b37e'], eyes: 'dots', brows: 'raised', mouth: 'grin', beard: 'stubble', wears: ['jumper', GREEN], extras: ['blush'] },
  lou:      { skin: 'pale',  hair: 'brown',  fringe: 'rim',    hat: ['fedora', '#1d1511'], eyes: 'dots', brows: 'plain', mouth: 'firm', beard: 'moustache', wears: ['bowTie', DARK] },
  hattie:   { skin: 'pale',  hair: 'ginger', fringe: 'parted', back: 'braids', hat: ['straw', '#e8cf8d'], eyes: 'wide', brows: 'raised', mouth: 'grin', wears: ['dress', BLUE], extras: ['freckles'] },
  pat:      { skin: 'tan',   hair: 'black',  fringe: 'rim',    hat: ['bandana', RED], eyes: 'dots', brows: 'one', mouth: 'gap', beard: 'stubble', wears: ['vest', PAPER], extras: ['patch'] },
  gus:      { skin: 'fair',  hair: 'blond',  fringe: 'curly',  eyes: 'wide', brows: 'worried', mouth: 'gap', wears: ['vest', GREEN], extras: ['freckles', 'plaster'] },
  daisy:    { skin: 'pale',  hair: 'blond',  fringe: 'bob',    eyes: 'sleepy', brows: 'plain', mouth: 'oh', wears: ['jumper', OCHRE], extras: ['flower', 'blush'] },
  tom:      { skin: 'brown', hair: 'black',  fringe: 'short',  hat: ['beanie', RED], eyes: 'wide', brows: 'plain', mouth: 'smile', wears: ['jumper', BLUE] },
  bea:      { skin: 'dark',  hair: 'black',  fringe: 'parted', back: 'puffs', eyes: 'dots', brows: 'raised', mouth: 'tongue', wears: ['vest', OCHRE], extras: ['hoops'] },
  moe:      { skin: 'fair',  hair: 'black',  fringe: 'slick',  hat: ['visor', '#2f7a4d'], eyes: 'slits', brows: 'plain', mouth: 'smirk', beard: 'thin', wears: ['tie', DARK], extras: ['pencil'] },
  carla:    { skin: 'tan',   hair: 'brown',  fringe: 'swept',  back: 'tail', hat: ['headband', RED], eyes: 'almond', brows: 'cross', mouth: 'firm', wears: ['jumper', BLUE], extras: ['whistle'] },
  kate:     { skin: 'pale',  hair: 'ginger', fringe: 'bob',    eyes: 'almond', brows: 'one', mouth: 'smirk', wears: ['jacket', GREEN], extras: ['freckles', 'plaster'] },
  greta:    { skin: 'fair',  hair: 'blond',  fringe: 'bald',   back: 'braids', hat: ['guard', RED], eyes: 'dots', brows: 'cross', mouth: 'frown', wears: ['vest', DARK] },
  sam:      { skin: 'tan',   hair: 'black',  fringe: 'spikes', hat: ['headband', PAPER], eyes: 'dots', brows: 'cross', mouth: 'frown', beard: 'stubble', wears: ['vest', '#1d1511'], extras: ['scar'] },
  otis:     { skin: 'dark',  hair: 'white',  fringe: 'bald',   eyes: 'dots', brows: 'raised', mouth: 'smile', beard: 'full', wears: ['jacket', RED], extras: ['glasses'] },
  rosa:     { skin: 'brown', hair: 'brown',  fringe: 'curly',  back: 'curls', eyes: 'dots', brows: 'one', mouth: 'lips', wears: ['dress', OCHRE], extras: ['hoops', 'mole'] },
  lee:      { skin: 'pale',  hair: 'black',  fringe: 'mohawk', eyes: 'almond', brows: 'cross', mouth: 'smirk', wears: ['vest', PLUM], extras: ['blackEye', 'plaster'] },
  knuckles: { skin: 'brown', hair: 'black',  fringe: 'parted', back: 'ears', hat: ['plume', PLUM], eyes: 'almond', brows: 'raised', mouth: 'lips', wears: ['pearls', PLUM], extras: ['mole'] },
  max:      { skin: 'pale',  hair: 'black',  fringe: 'bald',   eyes: 'slits', brows: 'plain', mouth: 'firm', beard: 'thin', wears: ['bowTie', '#1d1511'] },
  gambit:   { skin: 'fair',  hair: 'white',  fringe: 'rim',    hat: ['kepi', BLUE], eyes: 'dots', brows: 'bushy', mouth: 'firm', beard: 'walrus', wears: ['uniform', BLUE] },
  mei:      { skin: 'pale',  hair: 'black',  fringe: 'swept',  back: 'long', eyes: 'almond', brows: 'plain', mouth: 'lips', wears: ['jacket', BLUE], extras: ['blossom'] },
  pivot:    { skin: 'fair',  hair: 'white',  fringe: 'wild',   eyes: 'wide', brows: 'bushy', mouth: 'smirk', beard: 'moustache', wears: ['tie', '#7a5a3a'], extras: ['glasses'] },
  baron:    { skin: 'pale',  hair: 'black',  fringe: 'rim',    hat: ['topHat', '#1d1511'], eyes: 'slits', brows: 'one', mouth: 'firm', beard: 'goatee', wears: ['bowTie', PLUM], extras: ['monocle'] },
  duchess:  { skin: 'dark',  hair: 'blond',  fringe: 'curly',  back: 'curls', hat: ['tiara', ''], eyes: 'shut', brows: 'raised', mouth: 'lips', wears: ['pearls', RED] },
  granny:   { skin: 'tan',   hair: 'grey',   fringe: 'parted', back: 'bun', eyes: 'wink', brows: 'plain', mouth: 'grin', wears: ['jumper', PLUM], extras: ['thick'] },

  cap:      { skin: 'fair',  hair: 'brown',  fringe: 'short',  hat: ['cap', SLATE], eyes: 'dots', brows: 'plain', mouth: 'smile', wears: ['vest', PAPER], extras: ['freckles', 'plaster'] },
  person1:  { skin: 'brown', hair: 'black',  fringe: 'short',  eyes: 'dots', brows: 'plain', mouth: 'smile', wears: ['jumper', OCHRE] },
  person2:  { skin: 'pale',  hair: 'ginger', fringe: 'parted', back: 'long', eyes: 'dots', brows: 'raised', mouth: 'smile', wears: ['jumper', GREEN], extras: ['thick'] },
  person3:  { skin: 'dark',  hair: 'black',  fringe: 'bald',   eyes: 'dots', brows: 'plain', mouth: 'grin', beard: 'boxed', wears: ['vest', BLUE] },
  person4:  { skin: 'tan',   hair: 'brown',  fringe: 'bob',    eyes: 'almond', brows: 'plain', mouth: 'lips', wears: ['jacket', PLUM] },
  person5:  { skin: 'fair',  hair: 'blond',  fringe: 'swept',  eyes: 'dots', brows: 'one', mouth: 'smirk', beard: 'stubble', wears: ['jacket', DARK] },
  person6:  { skin: 'dark',  hair: 'brown',  fringe: 'curly',  back: 'curls', eyes: 'dots', brows: 'raised', mouth: 'smile', wears: ['vest', RED], extras: ['thick'] },
  person7:  { skin: 'pale',  hair: 'black',  fringe: 'spikes', eyes: 'almond', brows: 'raised', mouth: 'grin', wears: ['jumper', RED] },
  person8:  { skin: 'tan',   hair: 'black',  fringe: 'bald',   hat: ['scarf', '#2f6f73'], eyes: 'dots', brows: 'plain', mouth: 'smile', wears: ['dress', '#2f6f73'] },
  person9:  { skin: 'fair',  hair: 'grey',   fringe: 'slick',  eyes: 'dots', brows: 'bushy', mouth: 'firm', beard: 'goatee', wears: ['tie', BLUE], extras: ['glasses'] },
  person10: { skin: 'brown', hair: 'black',  fringe: 'swept',  back: 'tail', eyes: 'wink', brows: 'plain', mouth: 'smile', wears: ['vest', OCHRE], extras: ['hoops'] },
  person11: { skin: 'pale',  hair: 'brown',  fringe: 'curly',  eyes: 'wide', brows: 'plain', mouth: 'oh', beard: 'moustache', wears: ['bowTie', GREEN] },
};

/** A face without its background, as SVG. */
export function faceDrawing(face: Face): string {
  const { back, beard = 'none', extras = [], hat: [hat, felt] = ['none', ''] } = face;
  const [skin, shade] = SKINS[face.skin];
  const hair = HAIRS[face.hair];
  const [clothes, cloth] = face.wears;
  return [
    back ? BACKS[back](hair) : '',
    neck(shade),
    CLOTHES[clothes](cloth, skin),
    head([skin, shade]),
    EYES[face.eyes],
    BROWS[face.brows],
    MOUTHS[face.mouth],
    BEARDS[beard].replaceAll('HAIR', hair),
    FRINGES[face.fringe](hair),
    HATS[hat](felt),
    ...extras.map((extra) => EXTRAS[extra]),
  ].join('');
}
