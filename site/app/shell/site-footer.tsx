import { arranged } from './arranged.tsx';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The end of every page: where else to go, who may play, and what the house must say. */
export interface FooterProps {
  readonly logo: string;
  readonly brandName: string;
  readonly about: string;
  readonly columns: readonly FooterColumn[];
  /** Where the site is found elsewhere, under a title. */
  readonly social: {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly href: string; readonly icon: string }[];
  };
  readonly minimumAge: number;
  readonly notices: readonly string[];
}

export const SiteFooter = arranged<'footer', FooterProps>('footer', {
  columns: () => import('../arrangements/footer/columns.tsx'),
  compact: () => import('../arrangements/footer/compact.tsx'),
  billboard: () => import('../arrangements/footer/billboard.tsx'),
});
