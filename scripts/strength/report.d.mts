interface Standing {
  readonly together: { readonly share: number; readonly interval: readonly [number, number] };
  readonly milliseconds: number;
}

interface Found {
  readonly games: number;
  readonly bots: readonly Standing[];
  readonly broken: readonly { readonly bot: string }[];
}

export function tableRow(
  row: { readonly game: string; readonly bots: readonly string[] },
  found: Found,
): string;
export function remaining(left: number, done: number, elapsed: number): number;
