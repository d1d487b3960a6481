import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

/** Record who did what with a deposit. Call it in the transaction that does it. */
export async function recordDepositEvent(
  app: Pick<App, 'clock'>,
  trx: Database,
  deposit: { readonly site_id: number; readonly player_id: bigint; readonly deposit_id: string },
  event: {
    action: 'approved' | 'refused' | 'cancelled' | 'proof' | 'corrected' | 'refunded';
    actor: string;
    detail?: string;
  },
): Promise<void> {
  await trx
    .insertInto('cashier.deposit_event')
    .values({
      site_id: deposit.site_id,
      player_id: deposit.player_id,
      deposit_id: deposit.deposit_id,
      event_id: newId(),
      action: event.action,
      actor: event.actor,
      detail: event.detail ?? '',
      created_at: app.clock.now(),
    })
    .execute();
}
