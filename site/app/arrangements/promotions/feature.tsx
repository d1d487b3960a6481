import { Badge } from '@marquee/ui/data/badge.tsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './feature.module.css';

/** One promotion large across the page, the others as cards beneath it. */
export default function PromotionsWithFeature(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <div>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['lead']}>{props.lead}</p>
        </div>
        {props.own}
      </header>
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['list']}>
          {props.items.map((item, at) => (
            <li key={item.key} className={styles['card']} data-leads={at === 0 || undefined}>
              <div className={styles['frame']}>
                <PromotionPicture item={item} leads={at === 0} className={styles['picture']} />
                <PromotionStanding item={item} className={styles['standing']} />
              </div>
              <div className={styles['text']}>
                {item.kind && (
                  <p className={styles['line']}>
                    <Badge tone="accent">{item.kind}</Badge>
                    {item.audience && <Badge>{item.audience}</Badge>}
                  </p>
                )}
                <h2 className={styles['name']}>
                  <a className={styles['link']} href={item.href}>
                    {item.title}
                  </a>
                </h2>
                <p className={styles['summary']}>{item.summary}</p>
                <p className={styles['foot']}>
                  <span>{item.until}</span>
                  <span className={styles['more']} aria-hidden="true">
                    {item.more}
                    <ChevronRight size={18} />
                  </span>
                </p>
              </div>
            </li>
          ))}
        </PromotionUl>,
      )}
      {props.mine}
      <p className={styles['care']}>{props.care}</p>
    </div>
  );
}
