/** A name broken into the lines of a poster. */
export function typeLines(name: string): string[] {
  return name
    .split(/(?<=[,:!]) /)
    .flatMap((part) => (part.length > 14 ? halves(part) : [part.replace(/[,:]$/, '')]));
}

function halves(part: string): string[] {
  const words = part.split(' ');
  if (words.length < 2) return [part];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
