import {
  ArrowDownToLine,
  ArrowUpFromLine,
  FileText,
  Landmark,
  ListOrdered,
  ReceiptText,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

/** The pages of a player, in the order of the menus; `label` is a message's id. */
export const accountLinks: readonly { path: string; label: string; icon: LucideIcon }[] = [
  { path: '/deposit', label: 'account.deposit', icon: ArrowDownToLine },
  { path: '/withdrawal', label: 'account.withdrawal', icon: ArrowUpFromLine },
  { path: '/bank-details', label: 'account.bankDetails', icon: Landmark },
  { path: '/transaction-history', label: 'account.transactions', icon: ReceiptText },
  { path: '/bet-history', label: 'account.bets', icon: ListOrdered },
  { path: '/statement', label: 'account.statement', icon: FileText },
  { path: '/profile', label: 'account.profile', icon: UserRound },
];
