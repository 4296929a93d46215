declare module 'zzfx' {
  /** Plays a short synthesized sound. */
  export function zzfx(...parameters: readonly (number | undefined)[]): unknown;
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    /** The samples of a sound at 44.1 kHz, scaled by the volume. */
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
  };
}
