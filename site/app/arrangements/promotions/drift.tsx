import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './drift.module.css';

/** Large pictures that drift to one side and the other, each with its words on a pane that lies over its edge. */
export default function PromotionsAdrift(props: PromotionsArrangementProps): ReactNode {
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
            <li key={item.key} className={styles['float']}>
              <PromotionPicture item={item} leads={at === 0} className={styles['picture']} />
              <div className={styles['pane']}>
                <p className={styles['line']}>
                  {[item.kind, item.audience].filter((word) => word !== '').join(' · ')}
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
