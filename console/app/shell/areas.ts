import type { Permission } from '@marquee/contract/operator-permissions.ts';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookOpenText,
  ChartLine,
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
  KeyRound,
  PanelsTopLeft,
  Plug,
  Scale,
  ScrollText,
  Server,
  ShieldCheck,
  Store,
  Trophy,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { may, mayEverywhere, type Me } from '../session/me.ts';
import type { MessageId } from '../words/message-id.ts';

/** A part of the console: where it is, who sees it, and the key after `g` that leads there. */
export interface Area {
  readonly path: string;
  readonly name: MessageId;
  readonly key: string;
  readonly icon: typeof UsersRound;
  readonly group: 'work' | 'oversight';
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
    group: 'work',
    permission: 'reports.read',
  },
  {
    path: '/players',
    name: 'area.players',
    key: 'p',
    icon: UsersRound,
    group: 'work',
    permission: 'players.read',
  },
  {
    path: '/withdrawals',
    name: 'area.withdrawals',
    key: 'w',
    icon: ArrowUpFromLine,
    group: 'work',
    permission: 'withdrawals.read',
  },
  {
    path: '/deposits',
    name: 'area.deposits',
    key: 'b',
    icon: ArrowDownToLine,
    group: 'work',
    permission: 'deposits.read',
  },
  {
    path: '/approvals',
    name: 'area.approvals',
    key: 'a',
    icon: ShieldCheck,
    group: 'work',
    permission: 'approvals.read',
  },
  {
    path: '/content',
    name: 'area.content',
    key: 'c',
    icon: PanelsTopLeft,
    group: 'work',
    permission: 'content.read',
  },
  {
    path: '/sites',
    name: 'area.sites',
    key: 's',
    icon: Store,
    group: 'work',
    permission: 'sites.read',
  },
  {
    path: '/documents',
    name: 'area.documents',
    key: 'd',
    icon: FileCheck2,
    group: 'work',
    permission: 'documents.read',
  },
  {
    path: '/safety',
    name: 'area.safety',
    key: 'f',
    icon: HeartPulse,
    group: 'work',
    permission: 'safety.read',
  },
  {
    path: '/messages',
    name: 'area.messages',
    key: 'm',
    icon: Inbox,
    group: 'work',
    permission: 'messages.read',
  },
  {
    path: '/reports',
    name: 'area.reports',
    key: 'e',
    icon: ChartLine,
    group: 'work',
    permission: 'reports.read',
  },
  {
    path: '/games',
    name: 'area.games',
    key: 'g',
    icon: Gamepad2,
    group: 'work',
    permission: 'games.read',
  },
  {
    path: '/rounds',
    name: 'area.rounds',
    key: 'n',
    icon: Dices,
    group: 'work',
    permission: 'rounds.read',
  },
  {
    path: '/methods',
    name: 'area.methods',
    key: 'h',
    icon: CreditCard,
    group: 'oversight',
    permission: 'methods.read',
  },
  {
    path: '/ledger',
    name: 'area.ledger',
    key: 'k',
    icon: BookOpenText,
    group: 'oversight',
    permission: 'ledger.read',
  },
  {
    path: '/promotions',
    name: 'area.promotions',
    key: 'u',
    icon: Gift,
    group: 'work',
    permission: 'promotions.read',
  },
  {
    path: '/rewards',
    name: 'area.rewards',
    key: 'j',
    icon: Trophy,
    group: 'work',
    permission: 'rewards.read',
  },
  {
    path: '/campaigns',
    name: 'area.campaigns',
    key: 'i',
    icon: Megaphone,
    group: 'work',
    permission: 'campaigns.read',
  },
  {
    path: '/reconciliation',
    name: 'area.reconciliation',
    key: 'q',
    icon: ListChecks,
    group: 'oversight',
    permission: 'reconciliation.read',
    ofNoSite: true,
  },
  {
    path: '/rtp',
    name: 'area.rtp',
    key: 'y',
    icon: Scale,
    group: 'oversight',
    permission: 'games.read',
  },
  {
    path: '/providers',
    name: 'area.providers',
    key: 'v',
    icon: Plug,
    group: 'oversight',
    permission: 'games.read',
    ofNoSite: true,
  },
  {
    path: '/audit',
    name: 'area.audit',
    key: 'l',
    icon: ScrollText,
    group: 'oversight',
    permission: 'audit.read',
  },
  {
    path: '/operators',
    name: 'area.operators',
    key: 'o',
    icon: UserCog,
    group: 'oversight',
    permission: 'operators.read',
    ofNoSite: true,
  },
  {
    path: '/roles',
    name: 'area.roles',
    key: 'r',
    icon: KeyRound,
    group: 'oversight',
    permission: 'roles.read',
    ofNoSite: true,
  },
  {
    path: '/system',
    name: 'area.system',
    key: 'x',
    icon: Server,
    group: 'oversight',
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
