import type { withdrawalQueueStatuses as declared } from '@marquee/contract/operator-entities.ts';

export type WithdrawalStatus = (typeof declared)[number];

/** What the queue can be narrowed to. The contract says so too; its file would bring the validator along. */
export const withdrawalQueueStatuses: readonly WithdrawalStatus[] = [
  'pending',
  'paying',
  'paid',
  'refused',
  'returned',
];
