import type { App } from '@marquee/server/compose.ts';
import { voidOne } from '@marquee/server/console/decide-void.ts';
import { subjectOfRound } from '@marquee/server/console/round-subject.ts';
import { requireRound } from '@marquee/server/console/show-round.ts';
import { reasonOfRefusal, RefusalError } from '@marquee/server/kernel/errors.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { closeApproval } from '@marquee/server/operators/approvals.ts';
import type { RoundKey } from '@marquee/server/rounds/operator-rounds.ts';
import { noteCommand } from './note-command.ts';

/** A round to void, by whom and why. */
export interface VoidWish {
  readonly round: RoundKey;
  readonly operator: string;
  readonly reason: string;
}

/**
 * Void a round by the command that the console uses once two operators agreed. Whoever has the server decides alone, so a request for
 * a second operator is settled by it. Returns the lines to show. Throws if something speaks against it.
 */
export async function voidByCommand(app: App, { round, operator, reason }: VoidWish): Promise<string[]> {
  const subject = subjectOfRound(round);
  try {
    const found = await requireRound(app, 'all', round);
    let said = '';
    await voidOne(app, { site_id: found.siteId, subject_id: subject }, async (trx, { returns, takes }) => {
      const sums = { returns: formatMoney(returns), takes: formatMoney(takes) };
      said = `Voided: ${sums.returns} ${found.currency} went back to the player, ${sums.takes} ${found.currency} was taken back.`;
      const approval = { kind: 'round_void' as const, subjectId: subject };
      await closeApproval(app, trx, approval, { by: null, reason: `rounds void: ${reason}` });
      await noteCommand(app, trx, operator, {
        call: 'rounds void',
        siteId: found.siteId,
        subjectKind: 'round',
        subjectId: subject,
        before: { state: found.state },
        after: { ...sums, currency: found.currency },
        reason,
      });
    });
    return [said];
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    throw new Error(reasonOfRefusal(error).expected, { cause: error });
  }
}
