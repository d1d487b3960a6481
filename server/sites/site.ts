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
import type { Minor } from '../kernel/money.ts';

/** A brand as the server keeps it in memory: everything that a page or a call about the site needs. */
export interface Site {
  readonly siteId: number;
  readonly siteCode: string;
  readonly primaryDomain: string;
  readonly domains: readonly string[];
  readonly status: 'active' | 'inactive';
  readonly expiresAt: Date | null;
  readonly currency: string;
  /** An IANA name; in it the site's days and weeks begin. */
  readonly timeZone: string;
  readonly minimumAge: number;
  /** ISO 3166-1; null where it is not told. */
  readonly country: string | null;
  /** Under whose licence the site runs; null where it is not told. */
  readonly jurisdiction: string | null;
  /** Which version of the terms a player accepts at sign-up. */
  readonly termsVersion: string;
  readonly rootPath: string;
  readonly defaultLanguage: string;
  readonly shareImage: string;
  readonly favicon: string;
  readonly maintenance: { readonly on: boolean; readonly start: Date | null; readonly end: Date | null };
  readonly withdrawal: { readonly minimum: Minor; readonly maximum: Minor; readonly perDay: number };
  /** How many times a deposit is to be staked before it can be withdrawn, in thousandths. */
  readonly turnoverThousandths: number;
  readonly affiliateDomain: string;
  readonly liveChat: { readonly chat_id: string; readonly image_id: string };
  readonly languages: z.infer<typeof languageSchema>[];
  /** As the contract shows it. */
  readonly shown: z.infer<typeof siteSchema>;
  /** The menus as the operator wrote them, before they are filtered by what there is to play. */
  readonly menu: z.infer<typeof contentSchema>;
  readonly cms: z.infer<typeof cmsSchema>;
  readonly seo: ReadonlyMap<string, z.infer<typeof seoRecordSchema>>;
  readonly partners: z.infer<typeof partnerSchema>[];
  readonly socialAccounts: z.infer<typeof socialAccountSchema>[];
  readonly analytics: z.infer<typeof analyticsScriptSchema>[];
  /** The same, as pages run it. */
  readonly scripts: readonly SiteScript[];
  /** Where these scripts come from, load more from, and send to: https origins. */
  readonly scriptOrigins: readonly string[];
  /** Where messages to the site are sent; empty where they are only kept. */
  readonly contactEmail: string;
}
