import type { GameRules } from '@marquee/contract/game-rules.ts';
import type { z } from 'zod';
import type {
  analyticsScriptSchema,
  socialAccountSchema,
  contentSchema,
  languageSchema,
  seoRecordSchema,
  siteSchema,
  cmsSchema,
  partnerSchema,
} from '@marquee/contract/entities.ts';
import type { SiteScript } from '@marquee/contract/page.ts';
import type { SitePopup } from './shown-popups.ts';
import type { Minor } from '../kernel/money.ts';

/** A brand as the server keeps it in memory: everything a page or a call needs to know about the site. */
export interface Site {
  readonly siteId: number;
  readonly siteCode: string;
  readonly primaryDomain: string;
  readonly domains: readonly string[];
  readonly status: 'active' | 'inactive';
  readonly expiresAt: Date | null;
  readonly currency: string;
  /** An IANA name. The site's days and weeks start in this time zone. */
  readonly timeZone: string;
  readonly minimumAge: number;
  /** ISO 3166-1; null if not set. */
  readonly country: string | null;
  /** The jurisdiction of the site's licence; null if not set. */
  readonly jurisdiction: string | null;
  /** Stricter rules of play than the jurisdiction's; null if none. */
  readonly gameRules: GameRules | null;
  /** The version of the terms that a player accepts at sign-up. */
  readonly termsVersion: string;
  readonly rootPath: string;
  readonly defaultLanguage: string;
  readonly shareImage: string;
  readonly favicon: string;
  readonly maintenance: {
    readonly on: boolean;
    readonly start: Date | null;
    readonly end: Date | null;
    /** What the operator says about it, by language; empty where they say nothing. */
    readonly message: Readonly<Record<string, string>>;
  };
  readonly withdrawal: { readonly minimum: Minor; readonly maximum: Minor; readonly perDay: number };
  /** How many times a deposit must be staked before it can be withdrawn, in thousandths. */
  readonly turnoverThousandths: number;
  readonly affiliateDomain: string;
  readonly liveChat: { readonly chat_id: string; readonly image_id: string };
  readonly languages: z.infer<typeof languageSchema>[];
  /** The site as the contract defines it for clients. */
  readonly shown: z.infer<typeof siteSchema>;
  /** The menus as the operator wrote them, before items without games are filtered out. */
  readonly menu: z.infer<typeof contentSchema>;
  readonly cms: z.infer<typeof cmsSchema>;
  /** One a page and language. */
  readonly seo: readonly z.infer<typeof seoRecordSchema>[];
  readonly partners: z.infer<typeof partnerSchema>[];
  /** Those that are shown now, in their order. */
  readonly popups: readonly SitePopup[];
  readonly socialAccounts: z.infer<typeof socialAccountSchema>[];
  readonly analytics: z.infer<typeof analyticsScriptSchema>[];
  /** The scripts in `analytics`, as pages run them. */
  readonly scripts: readonly SiteScript[];
  /** The https origins that these scripts load from and send to. */
  readonly scriptOrigins: readonly string[];
  /** The address for contact messages. If empty, messages are only stored. */
  readonly contactEmail: string;
}
