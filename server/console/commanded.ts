import { ReviewError } from '../cashier/review-error.ts';
import { refuse } from '../kernel/errors.ts';

/** Run a command of the cashier. What it refuses is `commandRefused`, with its sentence. */
export async function commanded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReviewError) throw refuse('commandRefused', error.message);
    throw error;
  }
}
