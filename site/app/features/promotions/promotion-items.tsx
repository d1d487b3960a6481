import { Contained } from '@marquee/ui/states/contained.tsx';
import { clsx } from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatDay } from '../../words/format-day.ts';
import type { Promotion } from './promotion.ts';
import styles from './promotion-items.module.css';

const StandingBadge = lazy(() => import('./standing-badge.tsx'));

/** A promotion as lists show it; the last one of all of them leads to the levels of the house. */
export interface PromotionItem {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** What kind of promotion it is, in words; empty for the levels. */
  readonly kind: string;
  /** For whom it is, where it is not for everybody. */
  readonly audience: string;
  /** How long it can be claimed, in words; empty for the levels. */
  readonly until: string;
  /** When it ends; null for what has no end. */
  readonly endsAt: string | null;
  /** What one finds behind it. */
  readonly more: string;
  readonly image: string;
  readonly isVip: boolean;
}

/** Promotions in words, and the levels of the house behind them where all are listed. */
export function usePromotionItems(
  promotions: readonly Promotion[],
  withVip: boolean,
): readonly PromotionItem[] {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const items = promotions.map((promotion) => ({
    key: promotion.promotion_id,
    href: path(`/promotions/${promotion.promotion_id}`),
    title: promotion.title,
    summary: promotion.summary,
    kind: t(`promotion.kind.${promotion.kind}`),
    audience:
      promotion.audience === 'new'
        ? t('promotion.forNew')
        : promotion.audience === 'vip'
          ? t('promotion.forVip', { level: promotion.audience_vip_name })
          : '',
    until: promotion.ends_at
      ? t('promotion.until', { date: formatDay(promotion.ends_at, language) })
      : t('promotion.open'),
    endsAt: promotion.ends_at,
    more: t('promotion.details'),
    image: promotion.image_url,
    isVip: false,
  }));
  const vip = {
    key: 'vip',
    href: path('/vip'),
    title: t('vip.title'),
    summary: t('vip.lead'),
    kind: '',
    audience: '',
    until: '',
    endsAt: null,
    more: t('vip.ladder'),
    image: '',
    isVip: true,
  };
  return withVip ? [...items, vip] : items;
}

/**
 * The list of promotions. Until it is known which of them a player can claim, which come first, it keeps its place without
 * being seen, so that none moves.
 */
export function PromotionUl({
  order,
  className,
  children,
}: {
  order: 'unknown' | 'asked' | 'known';
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <ul className={clsx(styles['list'], className)} data-order={order}>
      {children}
    </ul>
  );
}

/** The picture of a promotion, twice as wide as high, to be cut around its middle. The one that leads comes first. */
export function PromotionPicture({
  item,
  leads,
  className,
}: {
  item: PromotionItem;
  leads: boolean;
  className?: string | undefined;
}): ReactNode {
  return (
    <span className={clsx(styles['picture'], item.isVip && styles['vip'], className)}>
      {item.isVip && <img src="/art/minigame/vip.webp" alt="" width={128} height={128} loading="lazy" />}
      {item.image && (
        <img
          src={item.image}
          alt=""
          width={960}
          height={480}
          loading={leads ? 'eager' : 'lazy'}
          fetchPriority={leads ? 'high' : 'auto'}
          data-late={leads ? undefined : ''}
        />
      )}
    </span>
  );
}

/** How the player stands with a promotion; nothing for visitors, and where there is nothing to say. */
export function PromotionStanding({
  item,
  className,
}: {
  item: PromotionItem;
  className?: string | undefined;
}): ReactNode {
  const { status } = useSession();
  if (status !== 'authenticated' || item.isVip) return null;
  return (
    <span className={className}>
      <Contained>
        <Suspense>
          <StandingBadge promotionId={item.key} />
        </Suspense>
      </Contained>
    </span>
  );
}
