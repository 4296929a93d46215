/** Longest name, in characters. */
const MAX_LENGTH = 24;

/** Characters that do not show, that turn others around, or that look like a space without being one. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without invisible characters, and with at most two marks on a letter. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** A name as it is shown to others; undefined if it is too long or nothing of it shows. */
export function cleanName(name: string): string | undefined {
  if (name.length > 4 * MAX_LENGTH) return undefined;
  const shown = visibleText(name);
  const fits = [...shown].length <= MAX_LENGTH && /[^\p{Z}\p{M}]/u.test(shown);
  return fits ? shown : undefined;
}
