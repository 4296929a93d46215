/** Shorter than this a word says too little of a name. */
const LEAST = 3;

/** What people at a table call each other where there is little room: Pat for Peg Leg Pat, Max for Max Haymaker. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortest);
  return names.map((name, seat) => {
    const one = short[seat] ?? name;
    return short.filter((other) => other === one).length > 1 ? name : one;
  });
}

/** The shortest word of a name that can stand for it, the last of several. */
function shortest(name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length >= LEAST && /^\p{L}/u.test(word));
  return words.reduce((best, word) => (word.length <= best.length ? word : best), name);
}
