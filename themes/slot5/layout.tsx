import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Gift, House, PartyPopper, Search, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LayoutProps } from '../template.ts';
import styles from './layout.module.css';

/**
 * Fiesta: a painted bar with a chrome edge, strings of flags hung from it, and the menu as pills beneath
 * them; on phones a painted bar at the foot with the places one goes to most.
 */
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
  const home = menu.find((item) => item.href === paths.home);
  const promotions = menu.find((item) => item.id === 'promotions');
  const bar: readonly BarEntry[] = [
    { href: paths.home, label: words.home, icon: House, current: home?.current ?? false },
    {
      href: paths.games,
      label: words.games,
      icon: PartyPopper,
      current: paths.current === paths.games,
      play: true,
    },
    ...(promotions ? [{ ...promotions, icon: Gift, play: true }] : []),
    {
      href: paths.deposit,
      label: words.wallet,
      icon: Wallet,
      current: paths.current === paths.deposit,
      play: true,
    },
    { href: paths.account, label: words.account, icon: UserRound, current: paths.current === paths.account },
  ];
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
      <nav className={styles['dock']} aria-label={words.bar}>
        {bar.map(({ href, label, icon: Icon, current, play }) => (
          <a
            key={href}
            className={styles['place']}
            href={href}
            data-play={play || undefined}
            aria-current={current ? 'page' : undefined}
          >
            <Icon size={22} aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** An entry of the bar at the foot of a phone. */
interface BarEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly current: boolean;
  /** It leads to play, and is hidden from a player in a break. */
  readonly play?: boolean;
}
