/** Plays notes with the soundfont, makes loops of them, and encodes what is heard. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as audio from './audio.ts';
import { writeMidi } from './midi.ts';
import { arrange, type Score, type Section } from './score.ts';

const SOUNDFONT = process.env['SOUNDFONT'] ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const MUSIC_LUFS = -18;
/** Below full scale, because what an encoder makes of a peak is higher than the peak. */
export const CEILING = audio.fromDecibels(-3);
/** As much of the loop lies before and behind it, so that a decoder's delay moves the joint but never opens it. */
export const MARGIN_S = 0.15;
/**
 * A kind's loop is joined so long before its first stroke, where hardly anything sounds: an encoder writes a stroke a little differently
 * at both ends, and the difference is heard as a click. In AAC the ends of crash’s loop differed by nearly half of their stroke.
 */
export const JOINT_BEFORE_S = 0.02;
const TAIL_S = 5;

/** Renders a file of notes with the soundfont, in stereo. */
export async function synthesise(folder: string, midi: Uint8Array): Promise<Float32Array[]> {
  const [notes, raw] = [join(folder, 'notes.mid'), join(folder, 'notes.raw')];
  await writeFile(notes, midi);
  const reverb = [
    'synth.reverb.room-size=0.55',
    'synth.reverb.damp=0.35',
    'synth.reverb.level=0.55',
    'synth.reverb.width=0.9',
  ];
  const options = [...reverb, 'synth.polyphony=512', 'synth.gain=0.35', 'synth.chorus.active=0'].flatMap(
    (each) => ['-o', each],
  );
  execFileSync('fluidsynth', [
    '-niq',
    ...options,
    '-r',
    String(audio.RATE),
    '-T',
    'raw',
    '-O',
    'float',
    '-E',
    'little',
    '-F',
    raw,
    SOUNDFONT,
    notes,
  ]);
  return audio.fromFloats(await readFile(raw), 2);
}

/** A loop: what dies away after its end is laid over its beginning. */
export async function renderLoop(
  folder: string,
  score: Score,
  sections: readonly Section[],
): Promise<Float32Array[]> {
  const { voices, beats } = arrange(score, sections);
  const length = Math.round((beats * 60 * audio.RATE) / score.tempo_bpm);
  const end = beats + (TAIL_S * score.tempo_bpm) / 60;
  const whole = await synthesise(folder, writeMidi(score, voices, score.tempo_bpm, end));
  const tail = audio.slice(whole, length, 2 * length);
  const loop = audio
    .slice(whole, 0, length)
    .map((channel, place) => channel.map((sample, index) => sample + (tail[place]?.[index] ?? 0)));
  const level = audio.fromDecibels(MUSIC_LUFS - audio.integratedLoudness(loop));
  return audio.limit(audio.gain(loop, level), CEILING, true);
}

export function withMargins(loop: audio.Sound): Float32Array[] {
  const margin = MARGIN_S * audio.RATE;
  return loop.map((channel) =>
    Float32Array.from([...channel.slice(-margin), ...channel, ...channel.slice(0, margin)]),
  );
}

/** Writes a sound in both codecs. */
export function encode(sound: audio.Sound, path: string, kbits: number): void {
  const pcm = audio.toPcm(sound);
  const channels = String(sound.length);
  execFileSync(
    'opusenc',
    [
      '--quiet',
      '--raw',
      '--raw-bits',
      '16',
      '--raw-rate',
      String(audio.RATE),
      '--raw-chan',
      channels,
      '--cvbr',
      '--bitrate',
      String(kbits),
      '--music',
      '--serial',
      '1',
      '--padding',
      '0',
      '-',
      `${path}.opus`,
    ],
    { input: pcm },
  );
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      's16le',
      '-ar',
      String(audio.RATE),
      '-ac',
      channels,
      '-i',
      '-',
      '-c:a',
      'aac',
      '-b:a',
      `${Math.round(kbits * 1.75)}k`,
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      `${path}.m4a`,
    ],
    { input: pcm },
  );
}
