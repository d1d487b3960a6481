/** Plays cues. The synthesiser opens an audio context when it loads, so it is loaded at the player's first gesture. */
import type { ZZFX as Synthesiser } from 'zzfx';
import type { Cue } from './cues.ts';
import { tonesOf, type SoundSet } from './sound-set.ts';

export type Sound = {
  /** Plays a cue; silent while muted, and before the player has touched anything. */
  play: (cue: Cue, index?: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** Call from a click or a key press: browsers allow sound from then on. */
  awaken: () => void;
};

/** Makes a game's sound. */
export function createSound(set: SoundSet, startsMuted: boolean): Sound {
  let isMuted = startsMuted;
  let synthesiser: typeof Synthesiser | null = null;
  let isLoading = false;
  const buffers = new Map<string, AudioBuffer>();

  function awaken(): void {
    if (isMuted || isLoading || typeof AudioContext === 'undefined') return;
    if (synthesiser) {
      if (synthesiser.audioContext.state === 'suspended') void synthesiser.audioContext.resume();
      return;
    }
    isLoading = true;
    void load();
  }

  async function load(): Promise<void> {
    try {
      const { ZZFX } = await import('zzfx');
      await ZZFX.audioContext.resume();
      synthesiser = ZZFX;
    } catch {
      // A browser without audio plays a silent game.
    }
    isLoading = false;
  }

  function bufferOf(source: typeof Synthesiser, tone: readonly (number | undefined)[]): AudioBuffer {
    const key = tone.join();
    const known = buffers.get(key);
    if (known) return known;
    const samples = source.buildSamples(...tone);
    const buffer = source.audioContext.createBuffer(1, samples.length, source.sampleRate);
    buffer.copyToChannel(Float32Array.from(samples), 0);
    buffers.set(key, buffer);
    return buffer;
  }

  return {
    play(cue, index = 0) {
      if (isMuted || !synthesiser || document.hidden) return;
      const { audioContext } = synthesiser;
      for (const { at_ms, tone } of tonesOf(set, cue, index)) {
        const node = audioContext.createBufferSource();
        node.buffer = bufferOf(synthesiser, tone);
        node.connect(audioContext.destination);
        node.start(audioContext.currentTime + at_ms / 1000);
      }
    },
    setMuted(next) {
      isMuted = next;
      awaken();
    },
    awaken,
  };
}
