import type { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import {
  ChevronRight,
  CircleAlert,
  Inbox,
  Landmark,
  ShieldAlert,
  UserPen,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useBankAccounts } from '../cashier/bank-accounts.ts';
import { useWaiting } from '../engagement/waiting.ts';
import { useProfile } from '../profile/use-profile.ts';
import { fewCodes } from '../security/second-factor-card.tsx';
import styles from './hub.module.css';

export interface Notice {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly text: string;
  readonly path: string;
}

/** What the player ought to see of the account; nothing where there is nothing. */
export function NoticesCard({ notices }: { notices: readonly Notice[] }): ReactNode {
  const t = useWords();
  const path = usePath();
  if (notices.length === 0) return null;
  return (
    <Card flush>
      <h2 className={styles['noticesTitle']}>{t('account.notices')}</h2>
      <ul>
        {notices.map(({ key, icon: Icon, text, path: to }) => (
          <li key={key}>
            <a className={styles['notice']} href={path(to)}>
              <Icon className={styles['noticeIcon']} size={20} aria-hidden="true" />
              <span>{text}</span>
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What there is to see; undefined until it is known. An answer that fails has nothing to say. */
export function useNotices(): readonly Notice[] | undefined {
  const t = useWords();
  const profile = useProfile();
  const accounts = useBankAccounts();
  const state = usePlayerQuery<AnswerOf<typeof checkStatus>>(['check_status'], (player, signal) =>
    callOrThrow(endpoints.checkStatus, player, { signal }),
  );
  const own = profile.data?.value[0];
  const banks = accounts.data?.value;
  const status = state.data?.status;
  const pending = [own?.pending_contact_email, own?.pending_contact_phone].filter(
    (contact): contact is string => Boolean(contact),
  );
  const waiting = useWaiting();
  // Rewards in messages stand among what can be claimed.
  const unread = waiting.rewards > 0 ? 0 : waiting.inbox;
  if (profile.isPending || accounts.isPending || state.isPending || !waiting.isKnown) return undefined;
  return [
    ...(status === 'no_bets'
      ? [{ key: 'no_bets', icon: CircleAlert, text: t('account.notice.noBets'), path: '/responsible-gaming' }]
      : []),
    ...(unread > 0
      ? [
          {
            key: 'inbox',
            icon: Inbox,
            text: t('account.notice.inbox', { count: unread }),
            path: '/inbox',
          },
        ]
      : []),
    ...pending.map((contact) => ({
      key: contact,
      icon: UserPen,
      text: t('profile.pendingShort', { contact }),
      path: '/edit-profile',
    })),
    ...(own && !own.two_factor
      ? [{ key: 'factor', icon: ShieldAlert, text: t('account.notice.factor'), path: '/security' }]
      : []),
    ...(own?.two_factor && own.recovery_codes_left < fewCodes
      ? [{ key: 'codes', icon: ShieldAlert, text: t('account.notice.codes'), path: '/security' }]
      : []),
    ...(banks?.length === 0
      ? [{ key: 'bank', icon: Landmark, text: t('account.notice.bank'), path: '/add-bank' }]
      : []),
  ];
}
