/**
 * The cues of a kind of game, by WebAudio. Nothing is fetched before a gesture, and nothing sounds before one; a hidden tab is
 * silent, and a file that does not arrive is not missed.
 */
import type { Cue } from '../game-view.ts';

export type CuePlayer = {
  play: (cue: Cue) => void;
  setOn: (isOn: boolean) => void;
  /** Call from a click or a key press: browsers allow sound from then on. */
  awaken: () => void;
};

/** Where the server has the cues of the games that have no sounds of their own. */
export const cueFolder = '/sound/kit';

/** The same cue twice within this time is one cue. */
const SHORTEST_GAP_S = 0.04;
/** Beyond this a cue comes too late to belong to what is seen. */
const LATEST_MS = 250;

/** Plays the cues that lie in a folder. */
export function createCuePlayer(folder: string, isFirstOn: boolean): CuePlayer {
  let isOn = isFirstOn;
  let context: AudioContext | null = null;
  let level: GainNode | null = null;
  const files = new Map<Cue, Promise<AudioBuffer | null>>();
  const lastPlayed = new Map<Cue, number>();

  document.addEventListener('visibilitychange', () => {
    if (!context) return;
    if (document.hidden) void context.suspend();
    else void context.resume();
  });

  function fetchCue(cue: Cue, into: AudioContext): Promise<AudioBuffer | null> {
    const known = files.get(cue);
    if (known) return known;
    const fetched = decode(into, `${folder}/${cue}`).catch(() => null);
    files.set(cue, fetched);
    return fetched;
  }

  async function sound(cue: Cue, into: AudioContext, out: GainNode): Promise<void> {
    const asked_ms = performance.now();
    const buffer = await fetchCue(cue, into);
    const now = into.currentTime;
    const isRepeated = now - (lastPlayed.get(cue) ?? -1) < SHORTEST_GAP_S;
    if (!buffer || !isOn || isRepeated || performance.now() - asked_ms > LATEST_MS) return;
    lastPlayed.set(cue, now);
    const source = new AudioBufferSourceNode(into, { buffer });
    source.connect(out);
    source.start();
  }

  return {
    play(cue) {
      if (isOn && context && level && !document.hidden) void sound(cue, context, level);
    },
    setOn(next) {
      isOn = next;
    },
    awaken() {
      if (!isOn || typeof AudioContext === 'undefined') return;
      if (!context) {
        context = new AudioContext({ latencyHint: 'interactive' });
        level = new GainNode(context, { gain: 0.8 });
        level.connect(context.destination);
      }
      if (context.state !== 'running' && !document.hidden) void context.resume();
    },
  };
}

/** Opus where the browser reads it, else AAC. What a browser claims and what it decodes are two things, so both are tried. */
async function decode(context: AudioContext, path: string): Promise<AudioBuffer> {
  const readsOpus = document.createElement('audio').canPlayType('audio/ogg; codecs=opus') !== '';
  const [first, second] = readsOpus ? (['opus', 'm4a'] as const) : (['m4a', 'opus'] as const);
  try {
    return await decodeFile(context, `${path}.${first}`);
  } catch {
    return await decodeFile(context, `${path}.${second}`);
  }
}

async function decodeFile(context: AudioContext, address: string): Promise<AudioBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}
