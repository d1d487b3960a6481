import type { inboxCategories } from '@marquee/contract/engagement.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import {
  BadgePercent,
  Bell,
  ChevronDown,
  Gift,
  Target,
  Trash2,
  Trophy,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { RewardChip } from '../engagement/reward-chip.tsx';
import { TimeLeft } from '../engagement/time-left.tsx';
import { formatMoment } from '../history/moments.ts';
import type { Message } from './inbox.ts';
import styles from './inbox.module.css';

const icons: Readonly<Record<(typeof inboxCategories)[number], LucideIcon>> = {
  system: Bell,
  account: UserRound,
  reward: Gift,
  mission: Target,
  leaderboard: Trophy,
  referral: UsersRound,
  promotion: BadgePercent,
};

/** One message: its title and time, and opened its words, what it gives and what can be done with it. */
export function MessageRow({
  message,
  claiming,
  busy,
  onRead,
  onClaim,
  onRemove,
}: {
  message: Message;
  claiming: boolean;
  /** Whether another change of the inbox is under way. */
  busy: boolean;
  onRead: () => void;
  onClaim: () => void;
  onRemove: () => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const { title, reward, reward_state, is_read, expires_at } = message;
  const Icon = icons[message.category];
  const waits = reward_state === 'claimable';
  return (
    <li>
      <details
        className={styles['message']}
        data-read={is_read}
        onToggle={(event) => {
          if (event.currentTarget.open && !is_read) onRead();
        }}
      >
        <summary className={styles['summary']}>
          <span className={styles['icon']}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className={styles['head']}>
            <span className={styles['title']}>{title}</span>
            <span className={styles['muted']}>
              {t(`inbox.category.${message.category}`)} ·{' '}
              <time dateTime={message.created_at}>{formatMoment(message.created_at, language)}</time>
            </span>
            {(!is_read || waits) && (
              <span className={styles['marks']}>
                {!is_read && <Badge tone="accent">{t('inbox.new')}</Badge>}
                {waits && reward && <RewardChip reward={reward} />}
              </span>
            )}
          </span>
          <ChevronDown className={styles['arrow']} size={18} aria-hidden="true" />
        </summary>
        <div className={styles['body']}>
          <p className={styles['words']}>{message.body}</p>
          {reward && !waits && (
            <p className={styles['given']}>
              <RewardChip reward={reward} />
              <Badge tone={reward_state === 'claimed' ? 'positive' : 'neutral'}>
                {t(reward_state === 'claimed' ? 'reward.done' : 'reward.expired')}
              </Badge>
            </p>
          )}
          {waits && expires_at && (
            <p className={styles['muted']}>
              {t('inbox.claimWithin')} <TimeLeft until={expires_at} />
            </p>
          )}
          <div className={styles['actions']}>
            {waits && (
              <Button
                variant="primary"
                busy={claiming}
                aria-label={t('inbox.claimOf', { title })}
                onClick={onClaim}
              >
                {t('reward.claim')}
              </Button>
            )}
            {message.href && (
              <LinkButton href={path(message.href)} aria-label={t('inbox.openOf', { title })}>
                {t('inbox.open')}
              </LinkButton>
            )}
            {!waits && (
              <Button
                variant="quiet"
                disabled={busy}
                icon={<Trash2 size={18} aria-hidden="true" />}
                aria-label={t('inbox.removeOf', { title })}
                onClick={onRemove}
              >
                {t('inbox.remove')}
              </Button>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
