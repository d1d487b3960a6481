import type { ReactNode } from 'react';
import {
  BrandLink,
  PlaceLink,
  PlayMoneyNotice,
  SearchButton,
  ShellMain,
  ShellPage,
} from '../shell/shell.tsx';
import type { LayoutProps } from '../template.ts';
import styles from './layout.module.css';

/** Grand Salon: a bar with the brand and the player, the ribbon of categories under it, hairlines of metal between. */
export function Layout({
  brand,
  paths,
  menu,
  gameMenu,
  account,
  languageMenu,
  footer,
  words,
  children,
}: LayoutProps): ReactNode {
  // What the menu leads to already is not named twice.
  const categories = gameMenu.filter((item) => !menu.some((other) => other.href === item.href));
  return (
    <ShellPage words={words} className={styles['page']} skipClassName={styles['skip']}>
      <PlayMoneyNotice brand={brand} words={words} className={styles['notice']} />
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <BrandLink
            brand={brand}
            paths={paths}
            className={styles['brand']}
            logoClassName={styles['logo']}
            logo={{ width: 180, height: 42 }}
            mark={{ width: 42, height: 42 }}
          />
          <span className={styles['spring']} />
          <div className={styles['tools']}>
            <SearchButton paths={paths} words={words} />
            {languageMenu}
            {account}
          </div>
        </div>
        <nav className={styles['ribbon']} aria-label={words.menu}>
          <div className={styles['links']}>
            {menu.map((item) => (
              <PlaceLink key={item.id} place={item} className={styles['link']}>
                {item.label}
              </PlaceLink>
            ))}
            {categories.length > 0 && <span className={styles['divide']} />}
            {categories.map((item) => (
              <PlaceLink key={item.id} place={item} className={styles['link']}>
                {item.label}
              </PlaceLink>
            ))}
          </div>
        </nav>
      </header>
      <ShellMain className={styles['main']}>{children}</ShellMain>
      {footer}
    </ShellPage>
  );
}
