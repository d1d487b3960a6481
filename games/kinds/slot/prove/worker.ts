/** One game's proof, on a thread of its own: the exact figures, then rounds played by the live engine. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { findGame } from '../../../catalogue.ts';
import type { Proof } from '../paytable.ts';
import { hasChoices } from '../choice/definition.ts';
import { choiceFigures, choiceProofs } from './choice-figures.ts';
import { boughtFigures, exactFigures, proofOf } from './exact.ts';
import { simulate, type Simulation } from './simulate.ts';

const taskSchema = z.object({ code: z.string(), rounds: z.int().min(0) });
export type ProofTask = z.infer<typeof taskSchema>;
export type ProofResult = {
  proof: Proof;
  exact_ms: number;
  simulation: Simulation | null;
  /** Of rounds that are bought; null where none are, or nothing was simulated. */
  boughtSimulation: Simulation | null;
};

const task = taskSchema.parse(workerData);
const game = findGame(task.code);
if (!game) throw new Error(`There is no game ${task.code}.`);
const started = performance.now();
const figures = exactFigures(game);
const bought = boughtFigures(game);
const choices = hasChoices(game) ? choiceProofs(game, choiceFigures(game)) : null;
const exact_ms = Math.round(performance.now() - started);
const simulation = task.rounds > 0 ? simulate(game, figures, task.rounds) : null;
const boughtSimulation =
  bought && task.rounds > 0 ? simulate(game, bought, task.rounds, { bought: 'free_spins' }) : null;
const result: ProofResult = {
  proof: { ...proofOf(game, figures, bought), ...(choices ? { choices } : {}) },
  exact_ms,
  simulation,
  boughtSimulation,
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(result);
