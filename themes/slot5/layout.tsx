import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LayoutProps } from '../template.ts';
import styles from './layout.module.css';

/** Fiesta: a painted bar with a chrome edge, strings of flags hung from it, and the menu as pills beneath them. */
export function Layout({
  brand,
  paths,
  menu,
  account,
  languageMenu,
  footer,
  words,
  children,
}: LayoutProps): ReactNode {
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
              <source media="(width < 48rem)" srcSet={brand.mark} width={44} height={44} />
              <img className={styles['logo']} src={brand.logo} alt="" width={220} height={44} />
            </picture>
          </a>
          <a className={styles['seek']} href={`${paths.games}#search`} data-search="" data-play="">
            <Search size={18} aria-hidden="true" />
            {words.search}
          </a>
          <div className={styles['tools']}>
            <LinkButton
              className={styles['find']}
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
      </header>
      <nav className={styles['menu']} aria-label={words.menu}>
        <ul className={styles['pills']}>
          {menu.map((item) => (
            <li key={item.id}>
              <a className={styles['pill']} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
