/** A source file with fitted weights: its name, a line per unit, and a comment. */
export function tableFile(name: string, lines: readonly string[], doc: readonly string[]): string {
  const comment = doc.map((line) => ` * ${line}\n`).join('');
  const rows = lines.map((line) => `  '${line}',\n`).join('');
  return (
    `/**\n${comment} */\n// biome-ignore format: a table, one opinion to a line\n` +
    `export const ${name}: readonly string[] = [\n${rows}];\n`
  );
}

/** A source file with several tables under one name. */
export function tablesFile(
  name: string,
  tables: readonly (readonly [string, readonly string[]])[],
  doc: readonly string[],
): string {
  const comment = doc.map((line) => ` * ${line}\n`).join('');
  const parts = tables.map(([key, lines]) => {
    const rows = lines.map((line) => `    '${line}',\n`).join('');
    return `  ${key}: [\n${rows}  ],\n`;
  });
  return (
    `/**\n${comment} */\n// biome-ignore format: tables, one opinion to a line\n` +
    `export const ${name} = {\n${parts.join('')}} as const;\n`
  );
}

/** Progress. */
export function say(text: string): void {
  process.stderr.write(text);
}
