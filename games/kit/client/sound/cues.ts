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

/** A cue that goes on until another is played: the part of its file that is repeated, in seconds. */
type Lasting = { start_s: number; length_s: number; until: Cue };

/** The ball on its track, until it leaves that. */
const lasting: Partial<Record<Cue, Lasting>> = { roll: { start_s: 0.15, length_s: 2, until: 'drop' } };
/** If what ends it never comes. */
const LONGEST_S = 10;
/** How it goes. */
const FADE_S = 0.04;

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
  /** Of each cue that lasts, what ends it; undefined once it has been ended. */
  const ends = new Map<Cue, () => void>();

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
    const loop = lasting[cue];
    if (loop) return last(cue, loop, buffer, into, out);
    const source = new AudioBufferSourceNode(into, { buffer });
    source.connect(out);
    source.start();
    if (above.has(cue)) music.duck();
  }

  /** Plays a cue that lasts, unless it has been ended while its file was on the way. */
  function last(cue: Cue, loop: Lasting, buffer: AudioBuffer, into: AudioContext, out: GainNode): void {
    if (!ends.has(cue)) return;
    const { start_s, length_s } = loop;
    const source = new AudioBufferSourceNode(into, {
      buffer,
      loop: true,
      loopStart: start_s,
      loopEnd: start_s + length_s,
    });
    const fade = new GainNode(into);
    source.connect(fade).connect(out);
    source.start(0, start_s);
    source.stop(into.currentTime + LONGEST_S);
    ends.set(cue, () => {
      fade.gain.setTargetAtTime(0, into.currentTime, FADE_S);
      source.stop(into.currentTime + 5 * FADE_S);
    });
  }

  function end(cue: Cue): void {
    ends.get(cue)?.();
    ends.delete(cue);
  }

  return {
    play(cue) {
      music.stir();
      // What has ended is not heard on, whether or not its end is.
      for (const each of ends.keys()) if (each === cue || lasting[each]?.until === cue) end(each);
      if (lasting[cue]) ends.set(cue, () => undefined);
      if (isOn && context && level && !document.hidden) void sound(cue, context, level);
    },
    setOn(next) {
      isOn = next;
      if (!isOn) for (const each of ends.keys()) end(each);
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
