import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './stage.module.css';

/** One promotion fills the view; the others are numbered below it, as in a programme. */
export default function PromotionsOnStage(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['lead']}>{props.lead}</p>
      </header>
      {props.own}
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['list']}>
          {props.items.map((item, at) => (
            <li key={item.key} className={styles[at === 0 ? 'star' : 'number']}>
              {at === 0 ? (
                <PromotionPicture item={item} leads className={styles['picture']} />
              ) : (
                <span className={styles['place']} aria-hidden="true">
                  {at + 1}
                </span>
              )}
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
              </div>
              <p className={styles['foot']}>
                {item.until && <span>{item.until}</span>}
                <PromotionStanding item={item} />
                {at === 0 && (
                  <span className={styles['more']} aria-hidden="true">
                    {item.more}
                    <ChevronRight size={18} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </PromotionUl>,
      )}
      {props.mine}
      <p className={styles['care']}>{props.care}</p>
    </div>
  );
}
