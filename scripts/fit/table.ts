/** A file of the repository that holds a judgement: its name, a line for each opinion, and what it is. */
export function tableFile(name: string, lines: readonly string[], doc: readonly string[]): string {
  const comment = doc.map((line) => ` * ${line}\n`).join('');
  const rows = lines.map((line) => `  '${line}',\n`).join('');
  return (
    `/**\n${comment} */\n// biome-ignore format: a table, one opinion to a line\n` +
    `export const ${name}: readonly string[] = [\n${rows}];\n`
  );
}

/** How far it is. */
export function say(text: string): void {
  process.stderr.write(text);
}
