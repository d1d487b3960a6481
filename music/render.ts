/**
 * Renders the music of games: `node music/render.ts <code>…`, or `all`. Needs fluidsynth with fluid-soundfont-gm, opusenc and
 * ffmpeg on the machine that composes; nothing else of Marquee ever runs this.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allSlots, findGame } from '../games/catalogue.ts';
import type { SoundFile } from '../games/kinds/slot/client/sound/sound-file.ts';
import * as audio from './audio.ts';
import { measureGame } from './measure.ts';
import { writeMidi } from './midi.ts';
import type { Score } from './score.ts';
import { stingerTempo, takesOf } from './stingers.ts';
import { CEILING, encode, MARGIN_S, renderLoop, synthesise, withMargins } from './studio.ts';
import { scales, type Note } from './theory.ts';

const GAP_S = 0.12;
/** The loops get what the cues leave of a game's weight, and never more than this. */
const LOOP_KBITS = 48;
const CUES_KBITS = 24;
const WEIGHT_BYTES = 440_000;

/** All cues, each at its own loudness, one after the other with silence between. */
async function renderCues(
  folder: string,
  score: Score,
): Promise<{ sound: Float32Array[]; cues: SoundFile['cues'] }> {
  const tempo = stingerTempo(score);
  const beats_s = 60 / tempo;
  const pots = findGame(score.code)?.features.holdAndRespin !== undefined;
  const takes = takesOf(score, { pots });
  const voices = new Map<string, Note[]>();
  const starts = new Map<string, number>();
  let at = 1;
  for (const [name, take] of takes) {
    starts.set(name, at);
    for (const [on, notes] of take.voices)
      voices.set(on, [...(voices.get(on) ?? []), ...notes.map((note) => ({ ...note, at: note.at + at }))]);
    at = Math.ceil(at + take.beats + (take.tail_s + 3.5) / beats_s);
  }
  // Swing belongs to the loops; a fanfare is counted straight.
  const whole = await synthesise(folder, writeMidi({ ...score, swing: 0 }, voices, tempo, at));
  const parts: Float32Array[][] = [];
  const cues: SoundFile['cues'] = {};
  let place = GAP_S;
  for (const [name, take] of takes) {
    const from = Math.round(((starts.get(name) ?? 0) * beats_s - 0.012) * audio.RATE);
    const length = Math.round((take.beats * beats_s + take.tail_s) * audio.RATE);
    let part = audio.toMono(audio.slice(whole, from, from + length));
    if (take.noise) part = withNoise(part, take.noise);
    part = audio.fadeOut(part, Math.round(take.tail_s * 0.55 * audio.RATE));
    const loudness = take.isEffect ? audio.loudestMoment(part) : audio.integratedLoudness(part);
    part = audio.gain(part, audio.fromDecibels(take.target_lufs - loudness));
    part = audio.limit(part, CEILING, false);
    const length_s = length / audio.RATE;
    cues[name] = {
      start_s: round(place),
      length_s: round(length_s),
      ...(take.layer_beats === undefined ? {} : { layer_s: round(take.layer_beats * beats_s) }),
    };
    parts.push(part);
    place += length_s + GAP_S;
  }
  const silence = new Float32Array(Math.round(GAP_S * audio.RATE));
  const joined = parts.flatMap((part) => [...part, silence]);
  const total = joined.reduce((sum, { length }) => sum + length, silence.length);
  const sound = new Float32Array(total);
  let offset = silence.length;
  for (const part of joined) {
    sound.set(part, offset);
    offset += part.length;
  }
  return { sound: [sound], cues };
}

function withNoise(
  part: audio.Sound,
  { kind, length_s, level }: { kind: 'rush' | 'flick'; length_s: number; level: number },
): Float32Array[] {
  const air = audio.noise(kind, length_s);
  const scale = (level * Math.max(audio.peakOf(part), 0.05)) / audio.peakOf([air]);
  return part.map((channel) => channel.map((sample, index) => sample + scale * (air[index] ?? 0)));
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

async function render(code: string): Promise<void> {
  const { default: score }: { default: Score } = await import(`./scores/${code}.ts`);
  const target = fileURLToPath(new URL(`../games/${code}/sound`, import.meta.url));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'music-'));
  try {
    const base = await renderLoop(folder, score, score.base);
    const feature = score.feature ? await renderLoop(folder, score, score.feature) : null;
    const { sound, cues } = await renderCues(folder, score);
    encode(sound, join(target, 'cues'), CUES_KBITS);
    const { size } = await stat(join(target, 'cues.opus'));
    const loops = [withMargins(base), ...(feature ? [withMargins(feature)] : [])];
    const seconds = loops.reduce((sum, loop) => sum + (loop[0]?.length ?? 0) / audio.RATE, 0);
    const kbits = Math.min(LOOP_KBITS, Math.floor(((WEIGHT_BYTES - size) * 8) / 1000 / seconds));
    loops.forEach((loop, index) => encode(loop, join(target, index === 0 ? 'base' : 'feature'), kbits));
    console.log(`${score.code}: ${seconds.toFixed(1)} s of loops at ${kbits} kbit/s`);
    const lengthOf = (loop: audio.Sound): number => (loop[0]?.length ?? 0) / audio.RATE;
    const scale = scales[score.key.scale];
    const file: SoundFile = {
      tempo_bpm: score.tempo_bpm,
      steps: score.key.tones.map((degree) => scale[degree - 1] ?? 0),
      base: { start_s: MARGIN_S, length_s: lengthOf(base) },
      feature: feature ? { start_s: MARGIN_S, length_s: lengthOf(feature) } : null,
      cues,
    };
    await writeFile(join(target, 'sound.json'), `${JSON.stringify(file, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(await measureGame(score));
}

const asked = process.argv.slice(2);
const codes = asked[0] === 'all' ? allSlots.map(({ code }) => code) : asked;
if (codes.length === 0) throw new Error('node music/render.ts <code>… | all');
for (const code of codes) await render(code);
