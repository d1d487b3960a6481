/** The parts of ZzFX 1.3 that the client uses; the package has no types of its own. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    volume: number;
    buildSamples: (...tone: (number | undefined)[]) => number[];
  };
}
