/** Shorter words are not used as a name. */
const LEAST = 3;

/** Short forms of names for tight spaces: Pat for Peg Leg Pat, Max for Max Haymaker. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(oneWord);
  return names.map((name, seat) => {
    const one = short[seat] ?? name;
    return short.filter((other) => other === one).length > 1 ? name : one;
  });
}

/** Words that lead from a first name to a nickname: Kate des Coins, Gus le Bleu. */
const PARTICLE = /\s(?:de|des|du|la|le|les)\s/iu;

/** A longer word is not short enough; then the first one stands for the name. */
const MOST = 6;

/**
 * The first word before a particle, else the last word, since nicknames and titles come first: Otis
 * for Old Otis.
 */
function oneWord(name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length >= LEAST && /^\p{L}/u.test(word));
  const [first = name, last = first] = [words[0], words.at(-1)];
  return PARTICLE.test(name) || last.length > MOST ? first : last;
}
