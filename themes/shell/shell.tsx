import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LayoutProps } from '../template.ts';
import type { Place } from './places.ts';

/**
 * The parts that every layout arranges, each with its behaviour and none with a look: landmarks, the way past the menus, the
 * notice of play money, links that know where they are and which of them lead to play.
 */

/** The whole page; what comes first in it leads past everything to the content. */
export function ShellPage({
  words,
  className,
  skipClassName,
  children,
}: Pick<LayoutProps, 'words' | 'children'> & {
  className: string | undefined;
  skipClassName: string | undefined;
}): ReactNode {
  return (
    <div className={className}>
      <a className={skipClassName} href="#main">
        {words.skip}
      </a>
      {children}
    </div>
  );
}

/** The content of the page. It takes the focus when the page changes. */
export function ShellMain({
  className,
  children,
}: Pick<LayoutProps, 'children'> & { className: string | undefined }): ReactNode {
  return (
    <main id="main" className={className} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Says that the money is play money; nothing where it is not. */
export function PlayMoneyNotice({
  brand,
  words,
  className,
}: Pick<LayoutProps, 'brand' | 'words'> & { className: string | undefined }): ReactNode {
  return brand.playMoney && <aside className={className}>{words.playMoney}</aside>;
}

/** The way home, with the brand's logo; on narrow screens with its mark, where one of that size is given. */
export function BrandLink({
  brand,
  paths,
  className,
  logoClassName,
  logo,
  mark,
}: Pick<LayoutProps, 'brand' | 'paths'> & {
  className: string | undefined;
  logoClassName?: string | undefined;
  /** The room of the picture, in pixels. */
  logo: { readonly width: number; readonly height: number };
  mark?: { readonly width: number; readonly height: number };
}): ReactNode {
  const picture = <img className={logoClassName} src={brand.logo} alt="" {...logo} />;
  return (
    <a className={className} href={paths.home} aria-label={brand.name}>
      {mark ? (
        <picture>
          <source media="(width < 48rem)" srcSet={brand.mark} {...mark} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </a>
  );
}

/** A link of a menu. It says where the visitor is, and a player in a break does not see it where it leads to play. */
export function PlaceLink({
  place,
  className,
  children,
}: {
  place: Place;
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <a
      className={className}
      href={place.href}
      data-play={place.isPlay || undefined}
      aria-current={place.current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

const search = { 'data-search': '', 'data-play': '' };

/** A picture that opens the search, and leads to it without scripts. */
export function SearchButton({
  paths,
  words,
  className,
}: Pick<LayoutProps, 'paths' | 'words'> & { className?: string | undefined }): ReactNode {
  return (
    <LinkButton
      className={className}
      variant="quiet"
      iconOnly
      href={`${paths.games}#search`}
      aria-label={words.search}
      icon={<Search size={20} aria-hidden="true" />}
      {...search}
    />
  );
}

/** A box that opens the search, and leads to it without scripts. */
export function SearchBox({
  paths,
  words,
  className,
  labelClassName,
}: Pick<LayoutProps, 'paths' | 'words'> & {
  className: string | undefined;
  labelClassName?: string | undefined;
}): ReactNode {
  return (
    <a className={className} href={`${paths.games}#search`} {...search}>
      <Search size={18} aria-hidden="true" />
      <span className={labelClassName}>{words.search}</span>
    </a>
  );
}
