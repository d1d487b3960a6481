import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  Crown,
  Dices,
  FileText,
  HeartHandshake,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListOrdered,
  LoaderPinwheel,
  ReceiptText,
  ShieldCheck,
  Target,
  Trophy,
  UserPen,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { MessageId } from '../../words/message-id.ts';
import type { WaitingIn } from '../engagement/waiting.ts';

/** What a player's pages are about; `account.group.<group>` is a message's id. */
export const accountGroups = ['money', 'play', 'rewards', 'account'] as const;

interface AccountLink {
  readonly path: string;
  /** A message's id, in the catalogue `general`. */
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly group: (typeof accountGroups)[number];
  /** The hub lists it, the menus do not. */
  readonly minor?: boolean;
  /** The page that it is reached from, and as which it stands in the menus. */
  readonly within?: string;
  /** It leads to play or invites to it, and is hidden from a player in a break. */
  readonly play?: true;
  /** What waits behind it is counted beside it. */
  readonly waiting?: WaitingIn;
}

/** Where a player's pages begin. */
export const accountHome: Omit<AccountLink, 'group'> = {
  path: '/account',
  label: 'account.overview',
  icon: LayoutDashboard,
};

/** The pages of a player, in the order of the menus. */
export const accountLinks: readonly AccountLink[] = [
  { path: '/deposit', label: 'account.deposit', icon: ArrowDownToLine, group: 'money', play: true },
  { path: '/withdrawal', label: 'account.withdrawal', icon: ArrowUpFromLine, group: 'money' },
  { path: '/bank-details', label: 'account.bankDetails', icon: Landmark, group: 'money' },
  { path: '/transaction-history', label: 'account.transactions', icon: ReceiptText, group: 'money' },
  { path: '/statement', label: 'account.statement', icon: FileText, group: 'money' },
  { path: '/bet-history', label: 'account.bets', icon: ListOrdered, group: 'play' },
  { path: '/inbox', label: 'account.inbox', icon: Inbox, group: 'rewards', waiting: 'inbox' },
  {
    path: '/mission',
    label: 'account.missions',
    icon: Target,
    group: 'rewards',
    waiting: 'missions',
    play: true,
  },
  { path: '/promotions', label: 'account.promotions', icon: BadgePercent, group: 'rewards', play: true },
  { path: '/vip', label: 'account.vip', icon: Crown, group: 'rewards', play: true },
  { path: '/leaderboard', label: 'account.leaderboard', icon: Trophy, group: 'rewards', play: true },
  { path: '/referral', label: 'account.referral', icon: UsersRound, group: 'rewards', play: true },
  { path: '/spin', label: 'spin.title', icon: LoaderPinwheel, group: 'play', minor: true, play: true },
  { path: '/minigame', label: 'minigame.title', icon: Dices, group: 'play', minor: true, play: true },
  { path: '/profile', label: 'account.profile', icon: UserRound, group: 'account' },
  {
    path: '/edit-profile',
    label: 'account.editProfile',
    icon: UserPen,
    group: 'account',
    within: '/profile',
  },
  { path: '/security', label: 'account.security', icon: ShieldCheck, group: 'account' },
  { path: '/responsible-gaming', label: 'account.safety', icon: HeartHandshake, group: 'account' },
  {
    path: '/change-password',
    label: 'account.changePassword',
    icon: KeyRound,
    group: 'account',
    within: '/security',
  },
];

/** What the menus of a player list: the hub first, and no page that is reached from another. */
export const menuLinks = [accountHome, ...accountLinks.filter((link) => !link.minor && !link.within)];
