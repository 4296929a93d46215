declare module 'zzfx' {
  /** Plays a small synthesised sound. */
  export function zzfx(...parameters: readonly (number | undefined)[]): unknown;
  export const ZZFX: { volume: number };
}
