// SVG fragments in a 100 by 100 square, front view. `faces.ts` fills in the colours of skin, shade,
// hair and cloth.
const INK = '#1d1511';
const PAPER = '#faf1dd';
const RED = '#a51c14';
const GOLD = '#e9b949';

export const SKINS = {
  pale: ['#f3d2a6', '#dcae7b'],
  fair: ['#f0c795', '#d99f6b'],
  tan: ['#d9a877', '#b57f4f'],
  brown: ['#c98d5b', '#a56b3f'],
  dark: ['#8a5836', '#673d22'],
} as const;

export const HAIRS = {
  black: '#1d1511',
  brown: '#5a2d14',
  ginger: '#b4531b',
  blond: '#e2b04a',
  grey: '#a89c8a',
  white: '#efe7d8',
} as const;

const line = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string, width = 2.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Neck, ears, head, shadow and nose. */
export function head([skin, shade]: readonly [string, string]): string {
  return `<g stroke="${INK}" stroke-width="2.4"><ellipse cx="27.5" cy="49" rx="4.5" ry="6.5" fill="${skin}"/><ellipse cx="72.5" cy="49" rx="4.5" ry="6.5" fill="${shade}"/><path d="M28 42C28 20 72 20 72 42C72 63 62 78 50 78C38 78 28 63 28 42Z" fill="${skin}"/></g><path d="M58 28C74 30 72 64 52 76.5C66 74 72 58 71 42C70 34 64 29 58 28Z" fill="${shade}"/><path d="M62 66l7-7M58 72l8-8M66 61l4-4" stroke="${INK}" stroke-width="1.3" opacity=".55"/>${line('M50 47l-4 11q4 3 8 0', 2)}`;
}

export function neck(shade: string): string {
  return shape('M40 64h20v16q-10 8-20 0z', shade, 2);
}

/** Clothes below the head, for the given [cloth, skin] colours. */
export const CLOTHES = {
  jacket: (cloth: string) =>
    shape('M6 102C8 84 26 77 40 75L50 88L60 75C74 77 92 84 94 102Z', cloth) +
    shape('M40 75L50 88L60 75L66 102H34Z', PAPER, 2),
  bowTie: (cloth: string) => CLOTHES.jacket(cloth) + shape('M43 82l7 4 7-4v9l-7-4-7 4z', RED, 1.5),
  tie: (cloth: string) => CLOTHES.jacket(cloth) + shape('M47 86h6l-1 4 3 12h-10l3-12z', RED, 1.5),
  vest: (cloth: string, skin: string) =>
    shape('M4 102C6 84 26 78 40 76Q50 84 60 76C74 78 94 84 96 102Z', skin) +
    shape('M28 79Q34 96 50 96T72 79L80 82V102H20V82Z', cloth),
  jumper: (cloth: string) =>
    shape('M6 102C8 84 26 77 38 75Q50 86 62 75C74 77 92 84 94 102Z', cloth) +
    line('M38 78Q50 90 62 78', 2),
  dress: (cloth: string, skin: string) =>
    shape('M6 102C8 86 26 78 40 76Q50 82 60 76C74 78 92 86 94 102Z', skin) +
    shape('M24 80Q36 98 50 92Q64 98 76 80L88 88L94 102H6L12 88Z', cloth),
  pearls: (cloth: string, skin: string) =>
    CLOTHES.dress(cloth, skin) +
    `<path d="M37 79Q50 94 63 79" fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="0 5.2" stroke-linecap="round"/>`,
  uniform: (cloth: string) =>
    shape('M6 102C8 84 26 77 40 75Q50 82 60 75C74 77 92 84 94 102Z', cloth) +
    shape('M38 76l12 10 12-10v7l-12 8-12-8z', RED, 1.6) +
    `<path d="M10 90l10-9 8 3-8 10zM90 90l-10-9-8 3 8 10z" fill="${GOLD}" stroke="${INK}" stroke-width="1.6"/>`,
} as const;

export const EYES = {
  dots: `<ellipse cx="41" cy="47" rx="2.6" ry="3.2" fill="${INK}"/><ellipse cx="59" cy="47" rx="2.6" ry="3.2" fill="${INK}"/>`,
  wide: `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.6"><circle cx="41" cy="47" r="5"/><circle cx="59" cy="47" r="5"/></g><circle cx="42" cy="47.500" r="2.200"/><circle cx="58" cy="47.500" r="2.200"/>`,
  almond: `${line('M36 48.500q5-5 10 0M54 48.500q5-5 10 0', 2.6)}<circle cx="41.500" cy="48" r="2.200"/><circle cx="58.500" cy="48" r="2.200"/>`,
  sleepy: `${line('M36 46h10M54 46h10', 3)}<path d="M38 47a3 3 0 0 0 6 0zM56 47a3 3 0 0 0 6 0z" fill="${INK}"/>`,
  shut: line('M36 47q5 4 10 0M54 47q5 4 10 0', 2.8),
  slits: `${line('M36 47h9M55 47h9', 3.2)}`,
  wink: `<ellipse cx="41" cy="47" rx="2.6" ry="3.2" fill="${INK}"/>${line('M54 47q5-4 10 0', 2.8)}`,
} as const;

export const BROWS = {
  plain: line('M36 40q5-3 9 0M55 40q4-3 9 0', 3),
  raised: line('M35 38q6-5 10-1M55 37q5-4 10 1', 3),
  cross: line('M35 40l10 3M65 40l-10 3', 3.2),
  worried: line('M35 42l9-4M65 42l-9-4', 2.8),
  bushy: line('M34 41q6-5 11 0M55 41q5-5 11 0', 4.6),
  one: line('M35 40q6-5 10-1M55 42h9', 3),
} as const;

export const MOUTHS = {
  smile: line('M40 64q10 8 20 0'),
  grin: shape('M39 63Q50 67 61 63Q59 73 50 73Q41 73 39 63Z', PAPER, 2),
  gap: `${shape('M39 63Q50 67 61 63Q59 73 50 73Q41 73 39 63Z', PAPER, 2)}<path d="M48 65.500h4v4h-4z" fill="${INK}"/>`,
  firm: line('M43 67h14'),
  smirk: line('M42 66q8 4 16-3'),
  frown: line('M41 68q9-6 18-1'),
  oh: shape('M46 67a4 4.500 0 1 0 8 0a4 4.500 0 1 0-8 0z', '#7b1d14', 2),
  lips: `<path d="M42 66q4-4 8-1.500q4-2.500 8 1.500q-8 7-16 0z" fill="${RED}" stroke="${INK}" stroke-width="1"/>`,
  tongue: `${line('M41 64q9 6 18 0')}<path d="M50 67q1 8 7 5q2-4 0-7z" fill="#d96a5a" stroke="${INK}" stroke-width="1.4"/>`,
} as const;

/** Behind the head: long hair, buns, braids. */
export const BACKS = {
  long: (hair: string) =>
    shape('M22 76C14 22 34 10 50 10S86 22 78 76Q70 80 66 72V40H34V72Q30 80 22 76Z', hair, 2),
  curls: (hair: string) =>
    `<g fill="${hair}" stroke="${INK}" stroke-width="1.600"><circle cx="26" cy="36" r="12"/><circle cx="22" cy="52" r="11"/><circle cx="26" cy="66" r="10"/><circle cx="74" cy="36" r="12"/><circle cx="78" cy="52" r="11"/><circle cx="74" cy="66" r="10"/><circle cx="38" cy="22" r="13"/><circle cx="62" cy="22" r="13"/></g>`,
  braids: (hair: string) =>
    `<g fill="${hair}" stroke="${INK}" stroke-width="2"><circle cx="22" cy="58" r="7"/><circle cx="20" cy="69" r="6.500"/><circle cx="19" cy="80" r="6"/><circle cx="78" cy="58" r="7"/><circle cx="80" cy="69" r="6.500"/><circle cx="81" cy="80" r="6"/></g>`,
  puffs: (hair: string) =>
    `<g fill="${hair}" stroke="${INK}" stroke-width="2"><circle cx="24" cy="24" r="13"/><circle cx="76" cy="24" r="13"/></g>`,
  bun: (hair: string) =>
    `<circle cx="50" cy="14" r="11" fill="${hair}" stroke="${INK}" stroke-width="2.200"/>`,
  tail: (hair: string) => shape('M66 24C92 18 96 44 84 66Q82 48 70 42Z', hair, 2.2),
  ears: (hair: string) =>
    shape('M26 36C12 40 14 66 26 70Q30 60 29 48ZM74 36C88 40 86 66 74 70Q70 60 71 48Z', hair, 2),
} as const;

/** On the head: hair in front, in the given colour. */
export const FRINGES = {
  short: (hair: string) =>
    shape('M27 42C24 14 76 14 73 42Q70 30 60 30Q44 34 34 30Q29 34 27 42Z', hair, 2),
  swept: (hair: string) =>
    shape('M27 44C22 18 44 10 62 18Q76 22 73 42Q68 34 58 32Q40 30 34 26Q32 36 27 44Z', hair, 2),
  parted: (hair: string) => shape('M26 50C22 12 78 12 74 50Q72 34 50 27Q28 34 26 50Z', hair, 2),
  curly: (hair: string) =>
    `<g fill="${hair}" stroke="${INK}" stroke-width="1.600"><circle cx="32" cy="30" r="8"/><circle cx="41" cy="23" r="9"/><circle cx="53" cy="21" r="9"/><circle cx="64" cy="25" r="8.500"/><circle cx="69" cy="33" r="6.500"/></g>`,
  mohawk: (hair: string) =>
    shape('M42 33Q40 8 34 6Q46 2 52 8Q60 4 66 8Q59 14 58 33Q50 29 42 33Z', hair, 2.2),
  spikes: (hair: string) =>
    shape(
      'M27 40L24 22L34 25L36 11L46 20L54 8L59 20L70 13L68 26L77 24L73 40Q66 31 50 31Q34 31 27 40Z',
      hair,
      2,
    ),
  wild: (hair: string) =>
    shape(
      'M27 46L14 44L22 34L12 26L25 24L22 10L36 17L44 6L52 15L62 6L66 17L80 11L76 24L88 27L78 35L86 45L73 46Q72 34 62 29Q50 26 38 29Q28 34 27 46Z',
      hair,
      2,
    ),
  slick: (hair: string) =>
    shape('M27 40C24 16 50 12 62 16Q76 20 73 40Q66 26 46 27Q32 28 27 40Z', hair, 2) +
    line('M38 22Q52 16 66 24', 1.2),
  bob: (hair: string) =>
    shape(
      'M23 64C20 18 36 13 50 13S80 18 77 64Q70 66 70 56Q72 40 66 33H34Q28 40 30 56Q30 66 23 64Z',
      hair,
      2,
    ),
  bald: () =>
    `<path d="M38 28q6-4 12-4" stroke="#fff" stroke-width="2.400" opacity=".45" fill="none" stroke-linecap="round"/>`,
  rim: (hair: string) =>
    shape('M26 50Q22 38 28 34Q32 40 30 50ZM74 50Q78 38 72 34Q68 40 70 50Z', hair, 1.8) +
    FRINGES.bald(),
} as const;

/** Hats, in the given colour. */
export const HATS = {
  none: () => '',
  cap: (cloth: string) =>
    shape('M24 34C24 14 76 10 78 32L88 37Q84 43 70 38Q48 32 26 38Z', cloth) +
    `<path d="M36 19l4 13M50 16v15M64 18l-3 13" stroke="${INK}" stroke-width="1.2" opacity=".5"/>`,
  fedora: (cloth: string) =>
    `<path d="M31 32C30 6 70 6 69 32Z" fill="${cloth}" stroke="${INK}" stroke-width="2"/><path d="M18 34Q50 25 82 34Q50 42 18 34Z" fill="${cloth}" stroke="${PAPER}" stroke-width="1"/><path d="M31 29Q50 23 69 29" stroke="${RED}" stroke-width="4.500" fill="none"/>`,
  bucket: (cloth: string) =>
    shape('M32 28Q33 12 50 12T68 28L78 37Q50 28 22 37Z', cloth) + line('M32 27Q50 20 68 27', 1.6),
  beanie: (cloth: string) =>
    `<circle cx="50" cy="9" r="6" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>` +
    shape('M27 34C26 8 74 8 73 34Z', cloth) +
    shape('M25 30Q50 22 75 30V39Q50 31 25 39Z', PAPER, 2.2),
  headband: (cloth: string) =>
    shape('M26 31Q50 24 74 31V38.500Q50 32 26 38.500Z', cloth, 2.2) +
    `<circle cx="50" cy="31.500" r="3.200" fill="${RED}"/>`,
  bandana: (cloth: string) =>
    shape('M26 40C24 14 76 14 74 40Q50 28 26 40ZM73 36l14 2-8 4 5 8-12-8z', cloth) +
    `<g fill="${PAPER}"><circle cx="40" cy="26" r="2"/><circle cx="52" cy="21" r="2"/><circle cx="62" cy="28" r="2"/><circle cx="48" cy="30" r="1.600"/></g>`,
  visor: (cloth: string) =>
    shape('M26 33Q50 24 74 33V38Q50 30 26 38Z', INK, 2) +
    `<path d="M24 38Q50 27 76 38Q80 46 74 46Q50 36 26 46Q20 46 24 38Z" fill="${cloth}" fill-opacity=".85" stroke="${INK}" stroke-width="2"/>`,
  guard: (cloth: string) =>
    shape(
      'M22 60C16 16 36 12 50 12S84 16 78 60Q72 66 68 58Q72 44 66 36Q50 31 34 36Q28 44 32 58Q28 66 22 60Z',
      cloth,
    ) + line('M50 13v20M34 20q16-8 32 0', 1.6),
  topHat: (cloth: string) =>
    shape('M33 30L31 2H69L67 30Z', cloth) +
    `<path d="M33 24h34" stroke="${RED}" stroke-width="5"/>` +
    shape('M18 33Q50 25 82 33Q50 40 18 33Z', cloth, 2),
  kepi: (cloth: string) =>
    shape('M28 30L31 11Q50 6 69 11L72 30Q50 24 28 30Z', cloth) +
    `<path d="M28 29Q50 23 72 29" stroke="${GOLD}" stroke-width="3.600" fill="none"/>` +
    shape('M27 33Q50 26 73 33Q62 41 50 39Q38 41 27 33Z', INK, 2) +
    `<circle cx="50" cy="17" r="4" fill="${GOLD}" stroke="${INK}" stroke-width="1.400"/>`,
  tiara: () =>
    `<path d="M30 30L33 16L41 25L50 10L59 25L67 16L70 30Q50 23 30 30Z" fill="${GOLD}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><circle cx="50" cy="21" r="2.600" fill="${RED}"/>`,
  plume: (cloth: string) =>
    `<path d="M66 26C70 4 92 2 96 16C88 14 84 26 72 32Z" fill="${RED}" stroke="${INK}" stroke-width="2"/>` +
    shape('M12 36Q30 22 34 14Q50 4 66 14Q72 24 88 34Q50 24 12 36Z', cloth),
  straw: (cloth: string) =>
    shape('M32 29L34 13Q50 8 66 13L68 29Z', cloth) +
    `<path d="M33 24Q50 19 67 24" stroke="${RED}" stroke-width="5" fill="none"/>` +
    shape('M16 34Q50 22 84 34Q50 40 16 34Z', cloth),
  scarf: (cloth: string) =>
    shape(
      'M22 58C16 16 36 12 50 12S84 16 78 58Q74 74 64 76Q74 60 70 44Q62 28 50 28Q38 28 30 44Q26 60 36 76Q26 74 22 58Z',
      cloth,
      2.2,
    ),
} as const;

export const BEARDS = {
  none: '',
  moustache: `<path d="M50 60C44 57 36 60 31 67C38 66 45 67 50 63C55 67 62 66 69 67C64 60 56 57 50 60Z" fill="HAIR" stroke="${INK}" stroke-width="1.600"/>`,
  thin: `<path d="M50 61Q42 59 37 63M50 61Q58 59 63 63" fill="none" stroke="HAIR" stroke-width="2.600" stroke-linecap="round"/>`,
  walrus: `<path d="M50 59C40 56 34 62 33 72Q42 68 50 65Q58 68 67 72C66 62 60 56 50 59Z" fill="HAIR" stroke="${INK}" stroke-width="1.800"/>`,
  full: `<path d="M28 50C28 84 40 88 50 88C60 88 72 84 72 50Q70 62 62 61Q50 55 38 61Q30 62 28 50Z" fill="HAIR" stroke="${INK}" stroke-width="2.200"/><path d="M43 66.500q7 4.500 14 0" stroke="${INK}" stroke-width="2.600" fill="none"/><path d="M40 72l1 8M46 75l1 8M54 75l-1 8M60 72l-1 8" stroke="${INK}" stroke-width="1" opacity=".5"/>`,
  goatee: `<path d="M50 60Q42 59 38 64M50 60Q58 59 62 64" fill="none" stroke="HAIR" stroke-width="2.800" stroke-linecap="round"/><path d="M44 72Q50 70 56 72Q55 84 50 87Q45 84 44 72Z" fill="HAIR" stroke="${INK}" stroke-width="1.600"/>`,
  boxed: `<path d="M28.500 48Q30 78 50 80Q70 78 71.500 48Q68 62 62 62Q50 58 38 62Q32 62 28.500 48Z" fill="HAIR" stroke="${INK}" stroke-width="2"/><path d="M43 67h14" stroke="${PAPER}" stroke-width="2.600" stroke-linecap="round"/>`,
  stubble: `<g stroke="${INK}" stroke-width="1.1" opacity=".7"><path d="M36 70l1 2M40 73l1 2M45 75v2M52 75v2M57 73l-1 2M61 69l-1 2M37 64l.6 1.600M62 64l-.6 1.600"/></g>`,
} as const;

export const EXTRAS = {
  none: '',
  glasses: `<g fill="${PAPER}" fill-opacity=".25" stroke="${GOLD}" stroke-width="2.200"><circle cx="41" cy="47" r="7"/><circle cx="59" cy="47" r="7"/><path d="M48 46h4" fill="none"/></g>`,
  thick: `<g fill="${PAPER}" fill-opacity=".3" stroke="${INK}" stroke-width="2.800"><path d="M33 41h14v9q-7 6-14 0zM53 41h14v9q-7 6-14 0zM47 44h6"/></g>`,
  monocle: `<circle cx="59" cy="47" r="7.500" fill="${PAPER}" fill-opacity=".35" stroke="${GOLD}" stroke-width="2.400"/><path d="M64 53q6 14 2 28" fill="none" stroke="${GOLD}" stroke-width="1.400"/>`,
  patch: `<path d="M28 38L72 44" stroke="${INK}" stroke-width="2.400"/><path d="M52 41h15q1 11-7 12q-8-1-8-12z" fill="${INK}"/>`,
  flower: `<g fill="${PAPER}" stroke="${INK}" stroke-width="1"><circle cx="72" cy="25" r="4.500"/><circle cx="79" cy="30" r="4.500"/><circle cx="76" cy="38" r="4.500"/><circle cx="67" cy="37" r="4.500"/><circle cx="64" cy="29" r="4.500"/></g><circle cx="72" cy="32" r="4" fill="${GOLD}" stroke="${INK}" stroke-width="1"/>`,
  blossom: `<g fill="${RED}" stroke="${PAPER}" stroke-width="1"><circle cx="74" cy="27" r="4.500"/><circle cx="81" cy="31" r="4.500"/><circle cx="75" cy="35" r="4.500"/><circle cx="68" cy="31" r="4.500"/></g><circle cx="75" cy="31" r="3" fill="${GOLD}"/>`,
  hoops: `<g fill="none" stroke="${GOLD}" stroke-width="2.600"><circle cx="27" cy="61" r="5"/><circle cx="73" cy="61" r="5"/></g>`,
  plaster: `<rect x="57" y="54" width="11" height="4.6" rx="2" fill="${PAPER}" stroke="${INK}" stroke-width="1.2" transform="rotate(-24 62 56)"/>`,
  freckles: `<g fill="#a8642c"><circle cx="36" cy="55" r="1"/><circle cx="39.500" cy="57.500" r="1"/><circle cx="61" cy="57" r="1"/><circle cx="64" cy="54.500" r="1"/></g>`,
  scar: `<path d="M61 38l5 13" stroke="${RED}" stroke-width="2"/><path d="M60 43l5-2M62 47l5-2" stroke="${RED}" stroke-width="1.200"/>`,
  pencil: `<path d="M66 36L84 24l3 4-18 11z" fill="${GOLD}" stroke="${INK}" stroke-width="1.600"/>`,
  whistle: `<path d="M36 80L48 94M64 80L52 94" stroke="${RED}" stroke-width="2"/><path d="M45 92h12v4h-4a5 5 0 1 1-8 0z" fill="${GOLD}" stroke="${INK}" stroke-width="1.400"/>`,
  blush: `<g fill="${RED}" opacity=".35"><circle cx="35" cy="58" r="5"/><circle cx="65" cy="58" r="5"/></g>`,
  mole: `<circle cx="62" cy="61" r="1.500"/>`,
  blackEye: `<ellipse cx="59" cy="48" rx="7.500" ry="6.500" fill="#6b3a5a" opacity=".55"/>`,
} as const;
