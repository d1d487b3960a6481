import { CommandError } from '../kernel/command-error.ts';

/** A decision of the cashier that cannot be made. */
export class ReviewError extends CommandError {
  override name = 'ReviewError';
}
