import type { CharacterTexts } from './characters.ts';

// biome-ignore format: a table, one character to a line
export const en: CharacterTexts = {
  stan:     { name: 'Sunday Stan',      line: 'Here for the sandwiches. Boxing comes second.' },
  lou:      { name: 'Lucky Lou',        line: 'Trusts his luck, his hat and everyone he meets.' },
  hattie:   { name: 'Haymaker Hattie',  line: 'One big swing, then she sees what happens.' },
  pat:      { name: 'Peg Leg Pat',      line: 'Grabs whatever is closest and calls it a plan.' },
  gus:      { name: 'Greenhorn Gus',    line: 'Read the rules this morning. Most of them.' },
  daisy:    { name: 'Dozy Daisy',       line: 'Wakes up just in time for her turn. Usually.' },
  tom:      { name: 'Tiny Tom',         line: 'Small gloves, big dreams, short memory.' },
  bea:      { name: 'Bouncing Bea',     line: 'Never sits still and never looks twice.' },
  moe:      { name: 'Odds Moe',         line: 'Knows the price of everything, and bets on it.' },
  carla:    { name: 'Coach Carla',      line: 'Drills the basics until they hurt you.' },
  kate:     { name: 'Corner Kate',      line: 'Takes the corners first and leaves you the rest.' },
  greta:    { name: 'Iron Greta',       line: 'Always keeps something between you and her chin.' },
  sam:      { name: 'Swinging Sam',     line: 'Hits often, and lately he aims.' },
  otis:     { name: 'Old Otis',         line: 'Has seen your trick before, back in ’58.' },
  rosa:     { name: 'Rapid Rosa',       line: 'Decides quickly and is seldom sorry.' },
  lee:      { name: 'Southpaw Lee',     line: 'Comes from the side you were not watching.' },
  knuckles: { name: 'Madame Knuckles',  line: 'Reads your hand while she shakes it.' },
  max:      { name: 'Metronome Max',    line: 'Counts every beat and waits for yours to slip.' },
  gambit:   { name: 'Colonel Gambit',   line: 'Gives up a battle only to win the war.' },
  mei:      { name: 'Silent Mei',       line: 'Says nothing, forgets nothing.' },
  pivot:    { name: 'Professor Pivot',  line: 'Has worked out your next ten moves, and marked them.' },
  baron:    { name: 'Baron Ironside',   line: 'Lost once. The referee is still being questioned.' },
  duchess:  { name: 'Duchess Uppercut', line: 'Exquisite manners until the bell rings.' },
  granny:   { name: 'Granny Thunder',   line: 'Will knit you a scarf, right after the count of ten.' },
};
