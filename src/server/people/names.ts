/** Maximum length of a name, in characters. */
const MAX_LENGTH = 24;

/** Invisible and bidirectional control characters, and lookalikes of the space. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without invisible characters and with at most two combining marks per letter. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** The name as shown to others; undefined if it is too long or has no visible character. */
export function cleanName(name: string): string | undefined {
  if (name.length > 4 * MAX_LENGTH) return undefined;
  const shown = visibleText(name);
  const fits = [...shown].length <= MAX_LENGTH && /[^\p{Z}\p{M}]/u.test(shown);
  return fits ? shown : undefined;
}
