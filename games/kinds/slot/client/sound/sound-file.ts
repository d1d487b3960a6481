/** What lies in a game's folder `sound/`, as its `sound.json` says. Times are seconds. */
import { z } from 'zod';

const loopSchema = z.object({
  /** The loop is cut out of its file: a little of its end lies before, a little of its beginning behind. */
  start_s: z.number().nonnegative(),
  length_s: z.number().positive(),
});
export type Loop = z.infer<typeof loopSchema>;

const regionSchema = z.object({
  start_s: z.number().nonnegative(),
  length_s: z.number().positive(),
  /** For tension that grows: each further layer begins so much later. */
  layer_s: z.number().positive().optional(),
});
export type Region = z.infer<typeof regionSchema>;

export const soundFileSchema = z.object({
  tempo_bpm: z.number().positive(),
  /** Semitones of the game's scale over one octave: what climbs, climbs on these. */
  steps: z.array(z.number().int().nonnegative()).min(3),
  base: loopSchema,
  feature: loopSchema.nullable(),
  /** Where in `cues` each cue lies. */
  cues: z.record(z.string(), regionSchema),
});
export type SoundFile = z.infer<typeof soundFileSchema>;
