import { reasonOf, type Told } from '@marquee/contract/command-reasons.ts';
import type { FieldFault } from '@marquee/contract/envelope.ts';

/**
 * What a command cannot do now. The message is the sentence for the command line; the console says the reason in its own
 * language.
 */
export class CommandError extends Error {
  readonly reason: FieldFault;

  constructor(...told: Told) {
    const reason = reasonOf(...told);
    super(reason.expected);
    this.name = 'CommandError';
    this.reason = reason;
  }
}
