/** Writes cues that are struck from noise and partials to where the kit's client finds them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as audio from './audio.ts';
import { encode, withMargins } from './studio.ts';

const TARGET = join(import.meta.dirname, '../games/kit/client/sound/cues');
const KBITS = 32;
const CEILING = audio.fromDecibels(-3);

/** How loud a cue is in its loudest moment; a loop is written with the margins of music. */
export type Struck = { sound: Float32Array; lufs: number; isLoop?: true };

/** Writes those that are wanted; all, if none are named. */
export async function deliverCues(
  cues: Readonly<Record<string, Struck>>,
  wanted: readonly string[],
): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const [name, { sound, lufs, isLoop }] of Object.entries(cues)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const faded = isLoop ? [sound] : audio.fadeOut([sound], Math.round(0.05 * audio.RATE));
    const level = audio.fromDecibels(lufs - audio.loudestMoment(faded));
    const limited = audio.limit(audio.gain(faded, level), CEILING, isLoop ?? false);
    encode(isLoop ? withMargins(limited) : limited, join(TARGET, name), KBITS);
    const [length_s, most_db] = [sound.length / audio.RATE, audio.decibels(audio.peakOf(faded) * level)];
    console.log(`${name}: ${length_s.toFixed(2)} s, ${most_db.toFixed(1)} dB at most before the limiter`);
  }
}
