import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  Crown,
  Dices,
  FileText,
  HeartHandshake,
  History,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListOrdered,
  LoaderPinwheel,
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
export const accountGroups = ['money', 'play', 'safety', 'me'] as const;

interface AccountLink {
  readonly path: string;
  /** A message's id, in the catalogue `general`. */
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly group: (typeof accountGroups)[number];
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
  { path: '/transaction-history', label: 'account.transactions', icon: History, group: 'money' },
  { path: '/statement', label: 'account.statement', icon: FileText, group: 'money' },
  { path: '/bank-details', label: 'account.bankDetails', icon: Landmark, group: 'money' },
  { path: '/spin', label: 'spin.title', icon: LoaderPinwheel, group: 'play', play: true, waiting: 'spin' },
  {
    path: '/mission',
    label: 'account.missions',
    icon: Target,
    group: 'play',
    play: true,
    waiting: 'missions',
  },
  {
    path: '/promotions',
    label: 'account.promotions',
    icon: BadgePercent,
    group: 'play',
    play: true,
    waiting: 'promotions',
  },
  { path: '/minigame', label: 'minigame.title', icon: Dices, group: 'play', play: true },
  { path: '/leaderboard', label: 'account.leaderboard', icon: Trophy, group: 'play', play: true },
  { path: '/bet-history', label: 'account.bets', icon: ListOrdered, group: 'play' },
  { path: '/responsible-gaming', label: 'account.safety', icon: HeartHandshake, group: 'safety' },
  { path: '/security', label: 'account.security', icon: ShieldCheck, group: 'safety' },
  {
    path: '/change-password',
    label: 'account.changePassword',
    icon: KeyRound,
    group: 'safety',
    within: '/security',
  },
  { path: '/inbox', label: 'account.inbox', icon: Inbox, group: 'me', waiting: 'inbox' },
  { path: '/vip', label: 'account.vip', icon: Crown, group: 'me', play: true },
  { path: '/profile', label: 'account.profile', icon: UserRound, group: 'me' },
  { path: '/edit-profile', label: 'account.editProfile', icon: UserPen, group: 'me', within: '/profile' },
  { path: '/referral', label: 'account.referral', icon: UsersRound, group: 'me', play: true },
];

/** What the menus of a player list: the hub first, and no page that is reached from another. */
export const menuLinks = [accountHome, ...accountLinks.filter((link) => !link.within)];
