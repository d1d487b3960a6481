import type { Permission } from '@marquee/contract/operator-permissions.ts';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookOpenText,
  ChartLine,
  Coins,
  CreditCard,
  Dices,
  FileCheck2,
  Gamepad2,
  Gauge,
  Gift,
  HeartPulse,
  Inbox,
  ListChecks,
  Megaphone,
  MessagesSquare,
  KeyRound,
  PanelsTopLeft,
  Plug,
  Scale,
  ScrollText,
  Server,
  ShieldCheck,
  Store,
  Ticket,
  Trophy,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { may, mayEverywhere, type Me } from '../session/me.ts';
import type { MessageId } from '../words/message-id.ts';

/** The parts of the navigation, each with a heading but the first. */
export const areaGroups = [
  'overview',
  'care',
  'money',
  'play',
  'marketing',
  'brands',
  'administration',
] as const;
type AreaGroup = (typeof areaGroups)[number];

/** A part of the console: where it is, who sees it, and the key after `g` that leads there. */
export interface Area {
  readonly path: string;
  readonly name: MessageId;
  readonly key: string;
  readonly icon: typeof UsersRound;
  readonly group: AreaGroup;
  /** Whether it stands on a phone's bar before the others. */
  readonly onBar?: true;
  readonly permission: Permission;
  /** Whether it is about no site, so that the permission is needed on all of them. */
  readonly ofNoSite?: true;
}

/** In the order of the navigation. */
const areas: readonly Area[] = [
  {
    path: '/today',
    name: 'area.today',
    key: 't',
    icon: Gauge,
    group: 'overview',
    onBar: true,
    permission: 'reports.read',
  },
  {
    path: '/reports',
    name: 'area.reports',
    key: 'e',
    icon: ChartLine,
    group: 'overview',
    permission: 'reports.read',
  },
  {
    path: '/players',
    name: 'area.players',
    key: 'p',
    icon: UsersRound,
    group: 'care',
    onBar: true,
    permission: 'players.read',
  },
  {
    path: '/messages',
    name: 'area.messages',
    key: 'm',
    icon: Inbox,
    group: 'care',
    permission: 'messages.read',
  },
  {
    path: '/chat',
    name: 'area.chat',
    key: '7',
    icon: MessagesSquare,
    group: 'care',
    permission: 'messages.read',
  },
  {
    path: '/documents',
    name: 'area.documents',
    key: 'd',
    icon: FileCheck2,
    group: 'care',
    permission: 'documents.read',
  },
  {
    path: '/safety',
    name: 'area.safety',
    key: 'f',
    icon: HeartPulse,
    group: 'care',
    permission: 'safety.read',
  },
  {
    path: '/withdrawals',
    name: 'area.withdrawals',
    key: 'w',
    icon: ArrowUpFromLine,
    group: 'money',
    onBar: true,
    permission: 'withdrawals.read',
  },
  {
    path: '/deposits',
    name: 'area.deposits',
    key: 'b',
    icon: ArrowDownToLine,
    group: 'money',
    permission: 'deposits.read',
  },
  {
    path: '/approvals',
    name: 'area.approvals',
    key: 'a',
    icon: ShieldCheck,
    group: 'money',
    onBar: true,
    permission: 'approvals.read',
  },
  {
    path: '/methods',
    name: 'area.methods',
    key: 'h',
    icon: CreditCard,
    group: 'money',
    permission: 'methods.read',
  },
  {
    path: '/reconciliation',
    name: 'area.reconciliation',
    key: 'q',
    icon: ListChecks,
    group: 'money',
    permission: 'reconciliation.read',
    ofNoSite: true,
  },
  {
    path: '/ledger',
    name: 'area.ledger',
    key: 'k',
    icon: BookOpenText,
    group: 'money',
    permission: 'ledger.read',
  },
  {
    path: '/games',
    name: 'area.games',
    key: 'g',
    icon: Gamepad2,
    group: 'play',
    permission: 'games.read',
  },
  {
    path: '/rounds',
    name: 'area.rounds',
    key: 'n',
    icon: Dices,
    group: 'play',
    permission: 'rounds.read',
  },
  {
    path: '/rtp',
    name: 'area.rtp',
    key: 'y',
    icon: Scale,
    group: 'play',
    permission: 'games.read',
  },
  {
    path: '/jackpots',
    name: 'area.jackpots',
    key: 'z',
    icon: Coins,
    group: 'play',
    permission: 'games.read',
    ofNoSite: true,
  },
  {
    path: '/draws',
    name: 'area.draws',
    key: '6',
    icon: Ticket,
    group: 'play',
    permission: 'games.read',
    ofNoSite: true,
  },
  {
    path: '/providers',
    name: 'area.providers',
    key: 'v',
    icon: Plug,
    group: 'play',
    permission: 'games.read',
    ofNoSite: true,
  },
  {
    path: '/promotions',
    name: 'area.promotions',
    key: 'u',
    icon: Gift,
    group: 'marketing',
    permission: 'promotions.read',
  },
  {
    path: '/rewards',
    name: 'area.rewards',
    key: 'j',
    icon: Trophy,
    group: 'marketing',
    permission: 'rewards.read',
  },
  {
    path: '/campaigns',
    name: 'area.campaigns',
    key: 'i',
    icon: Megaphone,
    group: 'marketing',
    permission: 'campaigns.read',
  },
  {
    path: '/content',
    name: 'area.content',
    key: 'c',
    icon: PanelsTopLeft,
    group: 'brands',
    permission: 'content.read',
  },
  {
    path: '/sites',
    name: 'area.sites',
    key: 's',
    icon: Store,
    group: 'brands',
    permission: 'sites.read',
  },
  {
    path: '/audit',
    name: 'area.audit',
    key: 'l',
    icon: ScrollText,
    group: 'administration',
    permission: 'audit.read',
  },
  {
    path: '/operators',
    name: 'area.operators',
    key: 'o',
    icon: UserCog,
    group: 'administration',
    permission: 'operators.read',
    ofNoSite: true,
  },
  {
    path: '/roles',
    name: 'area.roles',
    key: 'r',
    icon: KeyRound,
    group: 'administration',
    permission: 'roles.read',
    ofNoSite: true,
  },
  {
    path: '/system',
    name: 'area.system',
    key: 'x',
    icon: Server,
    group: 'administration',
    permission: 'system.read',
    ofNoSite: true,
  },
];

/** The parts that an operator may see. */
export function areasOf(me: Me): readonly Area[] {
  return areas.filter(({ permission, ofNoSite }) =>
    ofNoSite ? mayEverywhere(me, permission) : may(me, permission),
  );
}
