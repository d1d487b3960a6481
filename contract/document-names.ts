/** The names of what a site is made of; see site-documents.ts. Apart, so that a browser needs no validator to list them. */

/** The pages of text that every site has a place for. */
export const textPages = [
  'about_us',
  'banking',
  'faqs',
  'privacy_policy',
  'responsible_gaming',
  'term_condition',
] as const;
export type TextPage = (typeof textPages)[number];

/** The pages that search engines are told about by a record of their own. */
export const seoPages = ['home', 'slots', 'register', 'login', 'promotions', 'vip'] as const;

export const newsCategories = ['product', 'games', 'promotion', 'maintenance', 'responsible'] as const;

/** Who sees a popup. */
export const popupAudiences = ['everyone', 'visitors', 'players'] as const;
/** Over which pages it is shown. */
export const popupPages = ['home', 'lobby', 'promotions'] as const;
/** How often a browser shows it: once a visit, once a day, or once. */
export const popupRates = ['visit', 'day', 'once'] as const;

export const contentDocuments = [
  'banners',
  'popups',
  'menu',
  'partners',
  'seo',
  'news',
  ...textPages,
] as const;
export type ContentDocument = (typeof contentDocuments)[number];

export const settingsDocuments = [
  'look',
  'names',
  'domains',
  'languages',
  'currency',
  'socials',
  'maintenance',
] as const;
export type SettingsDocument = (typeof settingsDocuments)[number];

/** Where a picture of a site's content stands. Each place has a size of its own. */
export const picturePlaces = ['banner', 'banner_mobile', 'news', 'partner', 'popup'] as const;
export const promotionPlaces = ['promotion'] as const;
export const logoPlaces = ['logo', 'mark', 'favicon', 'share'] as const;
export type ContentPlace = (typeof picturePlaces)[number];
export type PromotionPlace = (typeof promotionPlaces)[number];
export type LogoPlace = (typeof logoPlaces)[number];
export type PicturePlace = ContentPlace | LogoPlace | PromotionPlace;

/** How large each picture is in the end. A logo keeps its proportions within its size. */
export const pictureSizes: Readonly<
  Record<PicturePlace, { readonly width: number; readonly height: number; readonly fits: 'cover' | 'inside' }>
> = {
  banner: { width: 1600, height: 600, fits: 'cover' },
  banner_mobile: { width: 780, height: 640, fits: 'cover' },
  news: { width: 960, height: 480, fits: 'cover' },
  popup: { width: 960, height: 480, fits: 'cover' },
  promotion: { width: 960, height: 480, fits: 'cover' },
  partner: { width: 320, height: 160, fits: 'inside' },
  logo: { width: 640, height: 160, fits: 'inside' },
  mark: { width: 256, height: 256, fits: 'inside' },
  favicon: { width: 180, height: 180, fits: 'inside' },
  share: { width: 1200, height: 630, fits: 'cover' },
};
