import type { Promo } from '@marquee/ui/sections/promo-strip.tsx';
import type { ReactNode } from 'react';
import type { HomeData, SectionFrame } from './section.ts';

/** Some promotions, each a link with its picture and words, and the way to all of them; nothing without any. The classes are the template's. */
export function PromoList({
  promos,
  paths,
  words,
  styles,
}: Pick<HomeData, 'promos'> &
  Pick<SectionFrame, 'paths' | 'words'> & {
    /** Its classes: of the whole, the line of the heading, the heading, the way to all, the list, and of each its item, link, picture, words and name. */
    styles: Readonly<
      Record<
        'section' | 'head' | 'title' | 'all' | 'list' | 'item' | 'link' | 'picture' | 'words' | 'name',
        string | undefined
      >
    >;
  }): ReactNode {
  if (promos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="promos">
      <div className={styles.head}>
        <h2 className={styles.title} id="promos" data-section-title="">
          {words.promotions}
        </h2>
        <a className={styles.all} href={paths.promotions} aria-describedby="promos">
          {words.seeAll}
        </a>
      </div>
      <ul className={styles.list}>
        {promos.map((promo) => (
          <PromoItem key={promo.key} promo={promo} styles={styles} />
        ))}
      </ul>
    </section>
  );
}

function PromoItem({
  promo,
  styles,
}: {
  promo: Promo;
  styles: Readonly<Record<'item' | 'link' | 'picture' | 'words' | 'name', string | undefined>>;
}): ReactNode {
  return (
    <li className={styles.item}>
      <a className={styles.link} href={promo.href}>
        {promo.image && (
          <img
            className={styles.picture}
            src={promo.image}
            alt=""
            width={960}
            height={480}
            loading="lazy"
            data-late=""
          />
        )}
        <span className={styles.words}>
          <b className={styles.name}>{promo.title}</b>
          {promo.text}
        </span>
      </a>
    </li>
  );
}
