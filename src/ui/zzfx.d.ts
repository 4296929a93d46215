declare module 'zzfx' {
  /** Plays a short synthesized sound. */
  export function zzfx(...parameters: readonly (number | undefined)[]): unknown;
  export const ZZFX: { volume: number };
}
