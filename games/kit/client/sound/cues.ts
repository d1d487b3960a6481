/**
 * The cues of a kind of game, by WebAudio. Nothing is fetched before a gesture, and nothing sounds before one; a hidden tab is
 * silent, and a file that does not arrive is not missed.
 */
import type { Cue } from '../game-view.ts';
import { decodeSound } from './decode.ts';
import { createLoops, type Loops } from './loops.ts';

export type CuePlayer = {
  play: (cue: Cue) => void;
  setOn: (isOn: boolean) => void;
  /** Call from a click or a key press: browsers allow sound from then on. */
  awaken: () => void;
  music: Loops;
};

/** Where the server has the cues of the games that have no sounds of their own. */
export const cueFolder = '/sound/kit';

/** Where the server has the music of a kind. */
const musicFolder = (kind: string): string => `/sound/${kind}`;

/** What is heard above the music. */
const above: ReadonlySet<Cue> = new Set(['win', 'bigWin', 'cashOut']);

/** The same cue twice within this time is one cue. */
const SHORTEST_GAP_S = 0.04;
/** Beyond this a cue comes too late to belong to what is seen. */
const LATEST_MS = 250;

/** Plays the cues that lie in a folder, and the music of a kind. */
export function createCuePlayer(folder: string, kind: string, isFirstOn: boolean): CuePlayer {
  const music = createLoops(musicFolder(kind));
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
    const fetched = decodeSound(into, `${folder}/${cue}`).catch(() => null);
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
    if (above.has(cue)) music.duck();
  }

  return {
    play(cue) {
      music.stir();
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
      music.stir();
      if (level) music.attach(context, level);
      if (context.state !== 'running' && !document.hidden) void context.resume();
    },
    music,
  };
}
