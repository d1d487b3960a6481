import { roundsResend } from '@marquee/contract/operate/rounds/resend.ts';
import { subjectOfRound } from '../../console/round-subject.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { keyOfInput, requireRound } from '../../console/show-round.ts';
import { refuse, refuseCommand } from '../../kernel/errors.ts';
import { canSendAgain, askToSendAgain } from '../../rounds/send-again.ts';
import { userIdOf } from '../../rounds/provider-player.ts';

/** The provider is asked first, and keeps who asked and why itself; the entry of the audit says what it answered. */
export const serveRoundsResend = serveOperation(
  roundsResend,
  async ({ app, input, operator, sites, change }) => {
    const key = keyOfInput(input);
    const round = await requireRound(app, sites, key);
    const connection = await app.rounds.connections.byProvider(round.providerCode);
    if (!canSendAgain(connection, round)) throw refuse('gameUnavailable');
    const user = await userIdOf(app.db, round, round.providerCode, app.clock.now());
    const { roundId, siteId, state } = round;
    const asked = { user, round: roundId, actor: operator.email, reason: input.reason };
    const owes = await askToSendAgain(app, connection, asked);
    if (owes === undefined) {
      throw refuseCommand('This provider does not send rounds again when it is asked.');
    }
    return change(async (_within, note) => {
      await note({
        siteId,
        subjectId: subjectOfRound(key),
        before: { state },
        after: { state, sent_again: owes },
        reason: input.reason,
      });
      return { owes };
    });
  },
);
