/** Stands for a line over the size limit. */
export const TOO_LONG = Symbol('too long');

const LONGEST = 1_000_000;

/**
 * The lines of a stream. A line over the limit is discarded while it is read, and reported as
 * `TOO_LONG`.
 */
export async function* lines(
  input: AsyncIterable<Buffer | string>,
  longest = LONGEST,
): AsyncGenerator<string | typeof TOO_LONG> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      length += end;
      if (length > longest) yield TOO_LONG;
      else {
        const line = Buffer.concat([...kept, rest.subarray(0, end)]).toString('utf8');
        if (line.trim() !== '') yield line;
      }
      [kept, length] = [[], 0];
      rest = rest.subarray(end + 1);
    }
    length += rest.length;
    if (length <= longest) kept.push(rest);
    else kept = [];
  }
  if (length > longest) yield TOO_LONG;
  const line = Buffer.concat(kept).toString('utf8');
  if (length <= longest && line.trim() !== '') yield line;
}
