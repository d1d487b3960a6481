import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refuse } from '../kernel/errors.ts';

/** The lowest accepted zxcvbn score (0 to 4). A password below it is found within a million guesses. */
const lowestScore = 2;
/** Only this many characters are checked. More cannot make a password weaker and would only take time. */
const lookedAt_chars = 64;

let loading: Promise<ZxcvbnFactory> | undefined;

/** The word lists take 30 MB, so they are loaded when the first password is chosen. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([core, common]) =>
      new core.ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs }),
  );
  return loading;
}

/**
 * Check that a password may be chosen. Refuses easily guessed ones (common passwords, keyboard rows, dates, repeats,
 * and simple variations of them) and those that contain the account's name. Passwords chosen before still work.
 * Throws `passwordTooCommon` or `passwordHasAccount`.
 */
export async function requireGoodPassword(password: string, accountId: string): Promise<void> {
  if (password.toLowerCase().includes(accountId.toLowerCase())) throw refuse('passwordHasAccount');
  const { score } = (await estimator()).check(password.slice(0, lookedAt_chars), [accountId]);
  if (score < lowestScore) throw refuse('passwordTooCommon');
}
