import type { AnswerOf } from '@marquee/contract/call.ts';
import type { startup } from '@marquee/contract/api/startup.ts';
import type { LoginRule } from '@marquee/themes/manifest.ts';
import { palettesOf, themeFacts } from '@marquee/themes/registry.ts';
import { fallbackTemplate, isBuilt, type BuiltTemplate } from '@marquee/themes/templates.ts';
import type { PageInput } from '../page-input.ts';
import { arrangementLine } from './arrangement-line.ts';
import { jsonOf, valueOf, type JsonOf } from './json-of.ts';
import { isLanguageCode, languages, type LanguageCode } from '../words/languages.ts';

type Startup = AnswerOf<typeof startup>;

type Banner = Startup['site']['banners'][number];
/** What pages show of a site; what its banners say in the page's language alone. */
type ShellSite = Pick<
  Startup['site'],
  | 'site_name'
  | 'currency'
  | 'country'
  | 'logo1'
  | 'logo2'
  | 'favicon'
  | 'share_image'
  | 'android_sub'
  | 'ios_sub'
  | 'play_money'
  | 'minimum_age'
  | 'withdrawal_minimum'
> & {
  readonly banners: readonly (Omit<Banner, 'title' | 'body'> & { title: string; body: string })[];
};

type MenuItem = Startup['content']['menu'][number];
/** What pages show of the site's menus. */
interface ShellContent {
  readonly menu: readonly Pick<MenuItem, 'content_id' | 'label_key' | 'href'>[];
  readonly game_menu: Startup['content']['game_menu'];
}

/** What the menu of languages shows of one; `icon` is a file of `/art/language`. */
interface ShellLanguage {
  readonly code: LanguageCode;
  readonly name: string;
  readonly icon: string;
}

/** What every page of a site needs; loaded once, on the server. */
export interface ShellData {
  readonly language: LanguageCode;
  readonly domainName: string;
  readonly origin: string;
  readonly theme: {
    readonly template: BuiltTemplate;
    readonly palette: string;
    readonly login: LoginRule;
    /** Below this width the template takes its narrow shape. */ readonly breakpoint_px: number;
    /** The arrangement of each section that all templates share, as `arrangement-line.ts` writes them. */
    readonly pages: string;
  };
  readonly site: ShellSite | undefined;
  readonly content: ShellContent;
  /** The languages of the site that its pages are written in. */
  readonly languages: readonly ShellLanguage[];
  readonly liveChat: Startup['live_chat'];
  readonly accountList: PageInput['social_accounts'];
  readonly cmsStatus: PageInput['cms_status'];
  readonly hasHotGames: boolean;
  readonly languageCookie: string;
  readonly hasPartners: boolean;
  /** Whether the site says something over its pages by itself now. */
  readonly hasPopups: boolean;
  /** The chat's script; empty where the site has no chat. */
  readonly liveChatScript: string;
  /** What the operator has every page run. */
  readonly scripts: PageInput['scripts'];
  readonly features: PageInput['features'];
  /** Why the site cannot be shown: the status of the start-up call; undefined where it can. */
  readonly refused: { readonly statusCode: number; readonly statusMessage: string } | undefined;
  readonly maintenance: Startup['maintenance'] | undefined;
  /** What pages are called, one a line in the order of `page-titles.ts`; empty on a page that tells of an error. */
  readonly titles: string;
}

/** What the head of a page says; the rest is sent as JSON, because its menus and banners have many entries of one kind. */
type ForHeads = Pick<ShellData, 'origin' | 'language' | 'languages' | 'titles'>;
type SiteForHeads = Omit<ShellSite, 'banners'>;
type Rest = Omit<ShellData, keyof ForHeads | 'site'> & Pick<ShellSite, 'banners'>;

/** The shell as pages are sent it. */
export interface SentShell extends ForHeads {
  readonly site: SiteForHeads | undefined;
  readonly rest: JsonOf<Rest>;
}

export function sentShell({
  origin,
  language,
  languages: offered,
  titles,
  site,
  ...rest
}: ShellData): SentShell {
  const forHeads: ForHeads = { origin, language, languages: offered, titles };
  if (!site) return { ...forHeads, site, rest: jsonOf({ ...rest, banners: [] }) };
  const { banners, ...own } = site;
  return { ...forHeads, site: own, rest: jsonOf({ ...rest, banners }) };
}

export function openedShell({ site, rest, ...forHeads }: SentShell): ShellData {
  const { banners, ...others } = valueOf(rest);
  return { ...forHeads, ...others, site: site && { ...site, banners } };
}

/** The template and palette of a site; the first of each where the site's own cannot be shown. */
export function themeOf(
  site: Pick<Startup['site'], 'theme_code' | 'theme_color'> | undefined,
): ShellData['theme'] {
  const code = site?.theme_code ?? '';
  const template = isBuilt(code) ? code : fallbackTemplate;
  const palettes = palettesOf(template);
  const palette =
    palettes.find((name) => template === code && name === site?.theme_color) ?? palettes[0] ?? '';
  const { login, breakpoint_px, pages } = themeFacts[template];
  return { template, palette, login, breakpoint_px, pages: arrangementLine(pages) };
}

/** The shell of a page out of what the server was told. */
export function shellOf(page: PageInput, titles: ShellData['titles'] = ''): ShellData {
  const { startup: answer } = page;
  const opened = answer.statusCode === 1;
  const maintenance = answer.maintenance;
  return {
    language: page.language,
    domainName: page.domain_name,
    origin: page.origin,
    theme: themeOf(answer.site),
    site: answer.site && shownOf(answer.site, page.language),
    content: answer.content ? menusOf(answer.content) : { menu: [], game_menu: [] },
    languages: (answer.language ?? []).flatMap(({ code, name, icon }) =>
      isLanguageCode(code) ? [{ code, name, icon }] : [],
    ),
    liveChat: answer.live_chat ?? { chat_id: '', image_id: '' },
    accountList: page.social_accounts,
    cmsStatus: page.cms_status,
    hasHotGames: page.has_hot_games,
    languageCookie: page.language_cookie,
    hasPartners: page.has_partners,
    hasPopups: page.has_popups,
    liveChatScript: page.live_chat_script,
    scripts: page.scripts,
    features: page.features,
    refused: opened ? undefined : { statusCode: answer.statusCode, statusMessage: answer.statusMessage },
    maintenance: maintenance?.is_maintenance ? maintenance : undefined,
    titles,
  };
}

function menusOf({ menu, game_menu }: Startup['content']): ShellContent {
  return {
    menu: menu.map(({ content_id, label_key, href }) => ({ content_id, label_key, href })),
    game_menu,
  };
}

/** Named one by one: what pages do not show is sent to no browser. */
function shownOf(site: Startup['site'], language: LanguageCode): ShellSite {
  return {
    site_name: site.site_name,
    currency: site.currency,
    country: site.country,
    logo1: site.logo1,
    logo2: site.logo2,
    favicon: site.favicon,
    share_image: site.share_image,
    android_sub: site.android_sub,
    ios_sub: site.ios_sub,
    play_money: site.play_money,
    minimum_age: site.minimum_age,
    withdrawal_minimum: site.withdrawal_minimum,
    banners: site.banners.map((banner) => ({
      ...banner,
      title: banner.title[language] ?? '',
      body: banner.body[language] ?? '',
    })),
  };
}

/** The path of a page in a language: with the language's prefix where the address had one. */
export function pathIn(language: LanguageCode, prefixed: boolean, path: string): string {
  if (!prefixed) return path;
  const { prefix } = languages[language];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}
