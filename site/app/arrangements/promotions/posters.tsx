import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './posters.module.css';

/** Posters on a wall: tall, of two papers by turns, with the title in the largest type that fits. */
export default function PromotionsAsPosters(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['lead']}>{props.lead}</p>
      </header>
      {props.own}
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['wall']}>
          {props.items.map((item, at) => (
            <li key={item.key} className={styles['poster']}>
              <PromotionPicture item={item} leads={at === 0} className={styles['picture']} />
              {item.kind && <p className={styles['stamp']}>{item.kind}</p>}
              <PromotionStanding item={item} className={styles['standing']} />
              <div className={styles['text']}>
                <h2 className={styles['name']}>
                  <a className={styles['link']} href={item.href}>
                    {item.title}
                  </a>
                </h2>
                <p className={styles['summary']}>{item.summary}</p>
                <p className={styles['foot']}>
                  <span>{item.audience || item.until || item.more}</span>
                  {item.audience && <span>{item.until}</span>}
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
