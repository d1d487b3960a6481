import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LayoutProps } from '../template.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
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
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {words.skip}
      </a>
      {brand.playMoney && <aside className={styles['notice']}>{words.playMoney}</aside>}
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <a className={styles['brand']} href={paths.home} aria-label={brand.name}>
            <picture>
              <source media="(width < 48rem)" srcSet={brand.mark} width={42} height={42} />
              <img className={styles['logo']} src={brand.logo} alt="" width={180} height={42} />
            </picture>
          </a>
          <span className={styles['spring']} />
          <div className={styles['tools']}>
            <LinkButton
              variant="quiet"
              iconOnly
              href={`${paths.games}#search`}
              data-search=""
              data-play=""
              aria-label={words.search}
              icon={<Search size={20} aria-hidden="true" />}
            />
            {languageMenu}
            {account}
          </div>
        </div>
        <nav className={styles['ribbon']} aria-label={words.menu}>
          <div className={styles['links']}>
            {menu.map((item) => (
              <a
                key={item.id}
                className={styles['link']}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </a>
            ))}
            {categories.length > 0 && <span className={styles['divide']} />}
            {categories.map((item) => (
              <a
                key={item.id}
                className={styles['link']}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </a>
            ))}
          </div>
        </nav>
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
