/** Shorter words are not used as a name. */
const LEAST = 3;

/** Short forms of names for tight spaces: Pat for Peg Leg Pat, Max for Max Haymaker. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortest);
  return names.map((name, seat) => {
    const one = short[seat] ?? name;
    return short.filter((other) => other === one).length > 1 ? name : one;
  });
}

/** The shortest word of a name that can stand for it; of several, the last. */
function shortest(name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length >= LEAST && /^\p{L}/u.test(word));
  return words.reduce((best, word) => (word.length <= best.length ? word : best), name);
}
