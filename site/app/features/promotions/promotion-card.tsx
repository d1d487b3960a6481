import { Contained } from '@marquee/ui/states/contained.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatDay } from '../../words/format-day.ts';
import type { Promotion } from './promotion.ts';
import styles from './promotions.module.css';

const StandingBadge = lazy(() => import('./standing-badge.tsx'));

/** A promotion in the list; the whole card is its link. The one that leads is larger, and its picture comes first. */
export function PromotionCard({ promotion, leads }: { promotion: Promotion; leads: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const { status } = useSession();
  const { promotion_id, image_url, ends_at, audience, audience_vip_name } = promotion;
  return (
    <li className={styles['card']} data-leads={leads || undefined}>
      <div className={styles['frame']}>
        {image_url && (
          <img
            className={styles['picture']}
            src={image_url}
            alt=""
            width={960}
            height={480}
            loading={leads ? 'eager' : 'lazy'}
            fetchPriority={leads ? 'high' : 'auto'}
            data-late={leads ? undefined : ''}
          />
        )}
        {status === 'authenticated' && (
          <span className={styles['standing']}>
            <Contained>
              <Suspense>
                <StandingBadge promotionId={promotion_id} />
              </Suspense>
            </Contained>
          </span>
        )}
      </div>
      <div className={styles['text']}>
        <p className={styles['line']}>
          <Badge tone="accent">{t(`promotion.kind.${promotion.kind}`)}</Badge>
          {audience === 'new' && <Badge>{t('promotion.forNew')}</Badge>}
          {audience === 'vip' && <Badge>{t('promotion.forVip', { level: audience_vip_name })}</Badge>}
        </p>
        <h2 className={styles['name']}>
          <a className={styles['link']} href={path(`/promotions/${promotion_id}`)}>
            {promotion.title}
          </a>
        </h2>
        <p className={styles['summary']}>{promotion.summary}</p>
        <p className={styles['foot']}>
          <span>
            {ends_at ? t('promotion.until', { date: formatDay(ends_at, language) }) : t('promotion.open')}
          </span>
          <span className={styles['more']} aria-hidden="true">
            {t('promotion.details')}
            <ChevronRight size={18} />
          </span>
        </p>
      </div>
    </li>
  );
}
