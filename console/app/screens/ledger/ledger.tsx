import type { ReactNode } from 'react';
import { useAddressState } from '../../table/address-state.ts';
import { Accounts } from './accounts.tsx';
import { ledgerAccountNames } from '@marquee/contract/ledger-accounts.ts';
import { Postings } from './postings.tsx';
import { TrialBalance } from './trial-balance.tsx';

/** The books: the accounts with their balances, the postings of one of them, and the trial balance at a moment. */
export default function Ledger(): ReactNode {
  const [view] = useAddressState('view');
  const [accountText] = useAddressState('account');
  const account = ledgerAccountNames.find((name) => name === accountText);
  if (view === 'trial') return <TrialBalance />;
  if (account !== undefined) return <Postings account={account} />;
  return <Accounts />;
}
