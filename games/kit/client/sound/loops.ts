/**
 * The music of a kind of game: a loop, and where there is one a second of the same length, which comes in by degrees. Nothing is
 * fetched before a gesture and before the game says that it has begun.
 */
import { decodeSound } from './decode.ts';
import { loopsFileSchema, type LoopsFile } from './loops-file.ts';

export type Loops = {
  setOn: (isOn: boolean) => void;
  /** The game is being played from now on. */
  begin: () => void;
  /** How far the second loop is in: 0 is silent, 1 all of it. */
  rise: (share: number) => void;
  /** Steps back under something that is to be heard above it. */
  duck: () => void;
  /** Something goes on: the music fades away when nothing has for a while, and comes again. */
  stir: () => void;
  /** The context that has been opened by a gesture, and where its sound goes. */
  attach: (context: AudioContext, out: AudioNode) => void;
};

/** When nothing was done for so long, the music fades away. */
const REST_AFTER_MS = 90_000;
const LEVEL = 0.5;
const DUCKED = 0.2;
const DUCK_S = 1.4;
const COMES_S = 0.6;
const GOES_S = 1.2;
/** It comes in with the multiplier and goes at once when that has ended. */
const RISE_S = 0.35;
const FALL_S = 0.08;
/** A smaller step is not heard. */
const LEAST_STEP = 0.02;

type Decoded = { file: LoopsFile; base: AudioBuffer; rising: AudioBuffer | null };
type Playing = { level: GainNode; risen: GainNode; sources: AudioBufferSourceNode[] };

/** The loops that lie in a folder of the server. */
export function createLoops(folder: string): Loops {
  let open: { context: AudioContext; out: AudioNode } | null = null;
  let [isOn, isBegun, isResting] = [true, false, false];
  let decoded: Decoded | null = null;
  let isLoading = false;
  let playing: Playing | null = null;
  let share = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const isWanted = isOn && isBegun && !isResting;
    if (!isWanted) return stop();
    if (!open || playing) return;
    if (decoded) playing = start(open.context, open.out, decoded, share);
    else void load(open.context);
  }

  async function load(context: AudioContext): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      decoded = await fetchLoops(folder, context);
      update();
    } catch {
      // Music that does not arrive is not missed; the next gesture asks for it again.
    } finally {
      isLoading = false;
    }
  }

  function stop(): void {
    if (!open || !playing) return;
    const now = open.context.currentTime;
    playing.level.gain.setTargetAtTime(0, now, GOES_S / 4);
    for (const source of playing.sources) source.stop(now + GOES_S);
    playing = null;
  }

  return {
    setOn(next) {
      isOn = next;
      update();
    },
    begin() {
      isBegun = true;
      update();
    },
    rise(next) {
      if (Math.abs(next - share) < LEAST_STEP && (next > 0 || share === 0)) return;
      const isFalling = next < share;
      share = next;
      if (!open || !playing) return;
      playing.risen.gain.setTargetAtTime(share, open.context.currentTime, isFalling ? FALL_S : RISE_S);
    },
    duck() {
      if (!open || !playing) return;
      const { gain } = playing.level;
      const now = open.context.currentTime;
      gain.cancelScheduledValues(now);
      gain.setTargetAtTime(DUCKED, now, 0.04);
      gain.setTargetAtTime(LEVEL, now + DUCK_S, 0.4);
    },
    stir() {
      clearTimeout(rest);
      rest = setTimeout(() => {
        isResting = true;
        update();
      }, REST_AFTER_MS);
      if (!isResting) return;
      isResting = false;
      update();
    },
    attach(context, out) {
      open = { context, out };
      update();
    },
  };
}

async function fetchLoops(folder: string, context: AudioContext): Promise<Decoded> {
  const response = await fetch(`${folder}/loops.json`);
  const file = loopsFileSchema.parse(await response.json());
  const [base, rising] = await Promise.all([
    decodeSound(context, `${folder}/base`),
    file.has_rise ? decodeSound(context, `${folder}/rise`) : null,
  ]);
  return { file, base, rising };
}

/** Both begin at the same moment, so that they stay together for as long as they play. */
function start(
  context: AudioContext,
  out: AudioNode,
  { file, base, rising }: Decoded,
  share: number,
): Playing {
  const level = new GainNode(context, { gain: 0 });
  const risen = new GainNode(context, { gain: share });
  level.connect(out);
  risen.connect(level);
  const from_s = context.currentTime + 0.05;
  const sources = [{ buffer: base, into: level }, ...(rising ? [{ buffer: rising, into: risen }] : [])].map(
    ({ buffer, into }) => {
      const source = new AudioBufferSourceNode(context, {
        buffer,
        loop: true,
        loopStart: file.start_s,
        loopEnd: file.start_s + file.length_s,
      });
      source.connect(into);
      source.start(from_s, file.start_s);
      return source;
    },
  );
  level.gain.setTargetAtTime(LEVEL, from_s, COMES_S / 3);
  return { level, risen, sources };
}
