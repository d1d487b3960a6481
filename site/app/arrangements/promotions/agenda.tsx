import { ChevronRight, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
  type PromotionItem,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { dayParts } from '../../words/format-day.ts';
import styles from './agenda.module.css';

/** A timetable: the day that each ends stands at the left edge, and what ends first is on top. What stays open follows. */
export default function PromotionsAsAgenda(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['lead']}>{props.lead}</p>
      </header>
      {props.own}
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['list']}>
          {byEnd(props.items).map((item, at) => (
            <li key={item.key} className={styles['entry']}>
              <Edge item={item} at={at} />
              <div className={styles['text']}>
                <p className={styles['line']}>
                  {[item.kind || item.more, item.audience].filter((word) => word !== '').join(' · ')}
                </p>
                <h2 className={styles['name']}>
                  <a className={styles['link']} href={item.href}>
                    {item.title}
                  </a>
                </h2>
                <p className={styles['summary']}>{item.summary}</p>
                <p className={styles['foot']}>
                  {item.until && <span>{item.until}</span>}
                  <PromotionStanding item={item} />
                </p>
              </div>
              <PromotionPicture item={item} leads={at === 0} className={styles['picture']} />
              <ChevronRight className={styles['more']} size={20} aria-hidden="true" />
            </li>
          ))}
        </PromotionUl>,
      )}
      {props.mine}
      <p className={styles['care']}>{props.care}</p>
    </div>
  );
}

/** The day that a promotion ends, which the entry says in words too; otherwise its place in the list. */
function Edge({ item, at }: { item: PromotionItem; at: number }): ReactNode {
  const { language } = useShell();
  const ends = item.endsAt === null ? undefined : dayParts(item.endsAt, language);
  return (
    <span className={styles['edge']} aria-hidden="true">
      {ends && (
        <>
          <span className={styles['day']}>{ends.day}</span>
          <span className={styles['month']}>{ends.month}</span>
        </>
      )}
      {!ends &&
        (item.isVip ? (
          <Crown size={26} />
        ) : (
          <span className={styles['place']}>{String(at + 1).padStart(2, '0')}</span>
        ))}
    </span>
  );
}

/** What ends first comes first; what does not end stays in its order behind it. */
function byEnd(items: readonly PromotionItem[]): readonly PromotionItem[] {
  const endOf = ({ endsAt }: PromotionItem): number =>
    endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endsAt);
  return items.toSorted((one, other) => endOf(one) - endOf(other));
}
