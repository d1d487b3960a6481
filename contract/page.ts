import type { z } from 'zod';
import type { startup } from './api/startup.ts';
import type { AnswerOf, Call, RequestInput } from './call.ts';
import type { socialAccountSchema } from './entities.ts';
import type { Envelope } from './envelope.ts';
import type { SpokenLanguage } from './languages.ts';

/** The CMS pages of a site. */
export type CmsPage =
  | 'about_us'
  | 'privacy_policy'
  | 'banking'
  | 'faqs'
  | 'responsible_gaming'
  | 'term_condition';

/** A call made by a page's loader on the server. Returns the envelope, with the answer's fields on success. */
export type PageCall = <C extends Call>(
  call: C,
  input: RequestInput<C>,
) => Promise<Envelope & Partial<AnswerOf<C>>>;

/** An operator's script that every page of the site runs: either an address or code; the other is empty. */
export interface SiteScript {
  readonly section: 'HEAD' | 'BODY';
  readonly src: string;
  readonly code: string;
}

/** A demo site that shows a template in the gallery, and the address of its home page in each palette. */
export interface GallerySite {
  readonly theme_code: string;
  readonly site_name: string;
  /** Signed addresses by palette, which show the page in a frame of the gallery too. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** What the server tells the site about the requested page. Nothing in it is personal. */
export interface PageInput {
  /** The host without its port, which is also the site's `domain_name`. */
  readonly host: string;
  readonly domain_name: string;
  /** e.g. `https://aurum.example`, for canonical and share addresses. */
  readonly origin: string;
  readonly language: SpokenLanguage;
  /** Marks the site's own inline scripts during rendering. It differs for each rendering and is not sent. */
  readonly nonce: string;
  /** Tells the server the texts of the site's own inline scripts, so that its policy permits them by their hash. */
  readonly permitScripts: (codes: readonly string[]) => void;
  /** The answer of `/api/startup` for this host, or its refusal. */
  readonly startup: Envelope & Partial<AnswerOf<typeof startup>>;
  /** Where visitors of `/` are redirected; empty if the home page is shown. */
  readonly root_path: string;
  readonly scripts: readonly SiteScript[];
  /** Where the site is found elsewhere, as `settings/social_account` answers. */
  readonly social_accounts: readonly z.infer<typeof socialAccountSchema>[];
  /** Which CMS pages the site shows. */
  readonly cms_status: Readonly<Record<CmsPage, boolean>>;
  /** Whether the site has hot games to show. */
  readonly has_hot_games: boolean;
  /** The name of the cookie that remembers the visitor's language. */
  readonly language_cookie: string;
  /** Whether the site has partners to show. */
  readonly has_partners: boolean;
  /** Whether the site has popups to show now. */
  readonly has_popups: boolean;
  /** The live chat's script; empty if the site has no chat. */
  readonly live_chat_script: string;
  /** Where the house games publish how rounds are checked; empty if the site has no house games. */
  readonly fairness_url: string;
  /** Whether the address of a page may choose how it is arranged. True in a demo, for who designs templates. */
  readonly previews: boolean;
  /** What the gallery of templates shows; undefined on all other pages, and where there is no gallery. */
  readonly gallery: readonly GallerySite[] | undefined;
  readonly features: { readonly dev_outbox: boolean };
  readonly call: PageCall;
}
