import { CommandError } from '../kernel/command-error.ts';
import { refuseFor } from '../kernel/errors.ts';

/** Run a command. What it cannot do is `commandRefused`, with its reason. */
export async function commanded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) throw refuseFor(error.reason);
    throw error;
  }
}
