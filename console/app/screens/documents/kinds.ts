import type {
  documentKinds as contractKinds,
  documentStates as contractStates,
} from '@marquee/contract/documents.ts';

/** The contract's kinds and states, without its validator. */
export const documentKinds: readonly (typeof contractKinds)[number][] = ['identity', 'address', 'funds'];
export const documentStates: readonly (typeof contractStates)[number][] = ['waiting', 'approved', 'refused'];
