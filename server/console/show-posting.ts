import type { z } from 'zod';
import type { postingSchema } from '@marquee/contract/operator-player.ts';
import { adjustmentSource } from '../cashier/adjustments.ts';
import { refuseField } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import type { BucketPosting, PostingsQuery } from '../ledger/postings.ts';

type Shown = z.infer<typeof postingSchema>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** A posting as the console shows it, with what it is about. */
export function showPosting(posting: BucketPosting): Shown {
  return {
    posting_id: `${posting.sequence}:${posting.leg}`,
    at: posting.postedAt.toISOString(),
    kind: posting.kind,
    bucket: posting.bucket,
    counter_account: posting.counterAccount,
    change: formatMoney(posting.change),
    after: formatMoney(posting.after),
    source: posting.source,
    transaction_id: posting.externalId,
    about: { ...subjectOf(posting), game_code: posting.game ?? '' },
  };
}

function subjectOf({ source, externalId, round, meta }: BucketPosting): {
  kind: Shown['about']['kind'];
  id: string;
} {
  if (round !== null) return { kind: 'round', id: round };
  const id = uuid.exec(externalId)?.[0] ?? '';
  if (source === 'cashier' && externalId.startsWith('deposit:')) return { kind: 'deposit', id };
  if (source === 'cashier' && externalId.startsWith('withdrawal:')) return { kind: 'withdrawal', id };
  if (source === adjustmentSource) return { kind: 'adjustment', id };
  if (meta?.bonus_id !== undefined) return { kind: 'bonus', id: meta.bonus_id };
  return { kind: 'other', id: '' };
}

/** The posting that a cursor stands for. Throws `invalidInput` if it is none of ours. */
export function postingOf(cursor: string | undefined): PostingsQuery['before'] {
  if (cursor === undefined) return undefined;
  const parts = /^(\d{1,18}):(\d{1,4})$/.exec(cursor);
  if (!parts) throw refuseField('cursor', 'an id');
  return { sequence: BigInt(parts[1] ?? ''), leg: Number(parts[2]) };
}
