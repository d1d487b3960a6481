import type { newsItemSchema } from '@marquee/contract/engagement.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { NewsDate } from './news-date.tsx';
import styles from './news.module.css';

export type NewsItem = z.infer<typeof newsItemSchema>;

/** The news as cards, the newest first and largest. */
export function NewsList({ items }: { items: readonly NewsItem[] }): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <ul className={styles['list']}>
      {items.map((item, at) => (
        <li key={item.news_id} className={styles['card']}>
          {item.image_url && (
            <img
              className={styles['picture']}
              src={item.image_url}
              alt=""
              loading={at === 0 ? 'eager' : 'lazy'}
              width={640}
              height={320}
            />
          )}
          <div className={styles['text']}>
            <p className={styles['line']}>
              <Badge>{t(`news.category.${item.category}`)}</Badge>
              <NewsDate at={item.published_at} />
            </p>
            <h2 className={styles['name']}>
              <a className={styles['link']} href={path(`/news/${item.news_id}`)}>
                {item.title}
              </a>
            </h2>
            <p className={styles['summary']}>{item.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
