import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refuse } from '../kernel/errors.ts';

/** Of zxcvbn's scores from 0 to 4: a password below it is found within a million guesses. */
const lowestScore = 2;
/** What comes after it makes no password weaker, and would only take time. */
const lookedAt_chars = 64;

let loading: Promise<ZxcvbnFactory> | undefined;

/** The lists take 30 MB and are read when the first password is chosen. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([core, common]) =>
      new core.ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs }),
  );
  return loading;
}

/**
 * Whether a password may be chosen: not one of those that everybody tries first (common ones, keyboard rows, dates, repeats,
 * and what is made of them by a digit or an 8 for a B), and none that gives the account's name away. Those that were chosen
 * before still sign in.
 * Throws `passwordTooCommon` or `passwordHasAccount`.
 */
export async function requireGoodPassword(password: string, accountId: string): Promise<void> {
  if (password.toLowerCase().includes(accountId.toLowerCase())) throw refuse('passwordHasAccount');
  const { score } = (await estimator()).check(password.slice(0, lookedAt_chars), [accountId]);
  if (score < lowestScore) throw refuse('passwordTooCommon');
}
