import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './tickets.module.css';

/** A book of tickets: each numbered, with a stub to tear off that says how long it is good for. */
export default function PromotionsAsTickets(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['lead']}>{props.lead}</p>
        {props.own}
      </header>
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['list']}>
          {props.items.map((item, at) => (
            <li key={item.key} className={styles['shade']}>
              <div className={styles['ticket']}>
                <PromotionPicture item={item} leads={at === 0} />
                <div className={styles['text']}>
                  <p className={styles['line']}>
                    <span
                      className={styles['number']}
                      aria-hidden="true"
                    >{`Nº ${String(at + 1).padStart(2, '0')}`}</span>
                    {[item.kind, item.audience].filter((word) => word !== '').join(' · ')}
                  </p>
                  <h2 className={styles['name']}>
                    <a className={styles['link']} href={item.href}>
                      {item.title}
                    </a>
                  </h2>
                  <p className={styles['summary']}>{item.summary}</p>
                </div>
                <div className={styles['stub']}>
                  <PromotionStanding item={item} />
                  <span className={styles['until']}>{item.until}</span>
                  <span className={styles['more']} aria-hidden="true">
                    {item.more}
                    <ArrowRight size={18} />
                  </span>
                  <span className={styles['bars']} aria-hidden="true" />
                </div>
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
