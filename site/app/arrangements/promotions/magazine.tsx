import type { ReactNode } from 'react';
import {
  PromotionPicture,
  PromotionStanding,
  PromotionUl,
} from '../../features/promotions/promotion-items.tsx';
import type { PromotionsArrangementProps } from '../../features/promotions/promotions-view.tsx';
import styles from './magazine.module.css';

/** A magazine: its name across the page, one story on the cover, the others in columns, some of them without a picture. */
export default function PromotionsAsMagazine(props: PromotionsArrangementProps): ReactNode {
  return (
    <div className={styles['page']}>
      <header className={styles['masthead']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['lead']}>{props.lead}</p>
      </header>
      {props.own}
      {props.inTabs(
        <PromotionUl order={props.order} className={styles['list']}>
          {props.items.map((item, at) => (
            <li key={item.key} className={styles['story']} data-form={formOf(at)}>
              {formOf(at) !== 'words' && (
                <PromotionPicture item={item} leads={at === 0} className={styles['picture']} />
              )}
              <div className={styles['text']}>
                <p className={styles['kicker']}>
                  {item.kind || item.more}
                  {item.audience && <span> · {item.audience}</span>}
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
            </li>
          ))}
        </PromotionUl>,
      )}
      {props.mine}
      <p className={styles['care']}>{props.care}</p>
    </div>
  );
}

/** The first story is the cover; of the others every third has words alone. */
function formOf(at: number): 'cover' | 'picture' | 'words' {
  if (at === 0) return 'cover';
  return at % 3 === 2 ? 'words' : 'picture';
}
