import {
  Cherry,
  Crown,
  Gift,
  History,
  House,
  Joystick,
  Play,
  Search,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { LayoutProps } from '../template.ts';
import foliage from './foliage-corner.svg?url';
import styles from './layout.module.css';

/** Pictures for the entries that menus usually have; others are a game. */
const icons: Readonly<Record<string, LucideIcon>> = {
  home: House,
  slots: Cherry,
  promotions: Gift,
  vip: Crown,
};

/**
 * Jungle Run: an app. On phones a tab bar with a raised Play button; on wide screens a rail beside the page. Its two
 * logos are lazy, so that the one which is not shown is not loaded either.
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
  const wallet = { href: paths.deposit, label: words.wallet, icon: Wallet, play: true };
  const history = { href: paths.history, label: words.history, icon: History };
  const profile = { href: paths.account, label: words.account, icon: UserRound };
  const own = [wallet, history, profile];
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {words.skip}
      </a>
      <div className={styles['forest']} aria-hidden="true">
        <Leaves depth="back" />
        <Leaves depth="front" />
      </div>
      <nav className={styles['rail']} aria-label={words.menu}>
        <a href={paths.home} aria-label={brand.name}>
          <img className={styles['logo']} src={brand.logo} alt="" width={220} height={56} loading="lazy" />
        </a>
        <ul className={styles['links']}>
          {menu.map((item) => (
            <RailLink
              key={item.id}
              href={item.href}
              label={item.label}
              icon={icons[item.id] ?? Joystick}
              current={item.current}
            />
          ))}
        </ul>
        <ul className={styles['links']}>
          {own.map((item) => (
            <RailLink key={item.href} {...item} current={paths.current === item.href} />
          ))}
        </ul>
        {brand.playMoney && <p className={`${styles['notice']} ${styles['foot']}`}>{words.playMoney}</p>}
      </nav>
      <div className={styles['pane']}>
        {brand.playMoney && (
          <aside className={`${styles['notice']} ${styles['strip']}`}>{words.playMoney}</aside>
        )}
        <header className={styles['top']}>
          <a className={styles['brand']} href={paths.home} aria-label={brand.name}>
            <img src={brand.mark} alt="" width={42} height={42} loading="lazy" />
          </a>
          <a className={styles['seek']} href={`${paths.games}#search`} data-search="" data-play="">
            <Search size={18} aria-hidden="true" />
            <span className={styles['seekLabel']}>{words.search}</span>
          </a>
          <span className={styles['spring']} />
          {languageMenu}
          {account}
        </header>
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
      <nav className={styles['tabs']} aria-label={words.games}>
        <Tab href={paths.home} label={words.home} icon={House} current={home?.current ?? false} />
        <Tab {...wallet} current={paths.current === paths.deposit} />
        <a
          className={styles['play']}
          href={paths.games}
          data-play=""
          aria-current={paths.current === paths.games ? 'page' : undefined}
        >
          <Play size={26} fill="currentColor" aria-hidden="true" />
          {words.play}
        </a>
        <Tab {...history} current={paths.current === paths.history} />
        <Tab {...profile} current={paths.current === paths.account} />
      </nav>
    </div>
  );
}

/** Leaves in one colour of the palette, at one of two depths. */
function Leaves({ depth }: { depth: 'back' | 'front' }): ReactNode {
  return (
    <svg className={`${styles['leaves']} ${styles[depth]}`} viewBox="0 0 560 560">
      <use href={`${foliage}#leaves`} />
    </svg>
  );
}

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly current: boolean;
  /** It leads to play, and is hidden from a player in a break. */
  readonly play?: boolean;
}

function RailLink({ href, label, icon: Icon, current, play = false }: Entry): ReactNode {
  return (
    <li data-play={play || undefined}>
      <a className={styles['link']} href={href} aria-current={current ? 'page' : undefined}>
        <span className={styles['bubble']}>
          <Icon size={22} aria-hidden="true" />
        </span>
        {label}
      </a>
    </li>
  );
}

function Tab({ href, label, icon: Icon, current, play = false }: Entry): ReactNode {
  return (
    <a
      className={styles['tab']}
      href={href}
      data-play={play || undefined}
      aria-current={current ? 'page' : undefined}
    >
      <Icon size={24} aria-hidden="true" />
      {label}
    </a>
  );
}
