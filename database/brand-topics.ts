import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { exportPromotions } from '../server/bonus/promotions/export-promotions.ts';
import { importPromotions, promotionsFileSchema } from '../server/bonus/promotions/import-promotions.ts';
import {
  exportStakeWeights,
  importStakeWeights,
  stakeWeightsFileSchema,
} from '../server/bonus/brand-stake-weights.ts';
import { exportCashier } from '../server/cashier/export-cashier.ts';
import { cashierFileSchema, importCashier } from '../server/cashier/import-cashier.ts';
import { exportLeaderboards } from '../server/engagement/leaderboards/export.ts';
import { importLeaderboards, leaderboardsFileSchema } from '../server/engagement/leaderboards/import.ts';
import { exportMissions } from '../server/engagement/missions/export.ts';
import { importMissions, missionsFileSchema } from '../server/engagement/missions/import.ts';
import { exportNews } from '../server/engagement/news/export.ts';
import { importNews, newsFileSchema } from '../server/engagement/news/import.ts';
import { exportReferral } from '../server/engagement/referral/export.ts';
import { importReferral, referralFileSchema } from '../server/engagement/referral/import.ts';
import { sql, type Database } from '../server/kernel/database.ts';
import { exportMiniGames } from '../server/minigames/export-minigames.ts';
import { importMiniGames, minigamesFileSchema } from '../server/minigames/import-minigames.ts';
import type { Brand } from '../server/sites/brand.ts';
import { exportBenefits, importBenefits } from '../server/vip/brand-benefits.ts';

/** A file of a brand beside brand.json, and the rows it becomes. */
interface Topic {
  readonly schema: z.ZodType;
  readonly tables: readonly string[];
  /** Whether its rows name pictures. */
  readonly hasArt?: boolean;
  readonly apply: (trx: Database, siteId: number, given: unknown, brand: Brand) => Promise<void>;
  /** The inverse of `apply`: the rows in the form of the file; undefined if there are none. */
  readonly read: (db: Database, siteId: number, artFile: (url: string) => string) => Promise<unknown>;
}

/** Topics by the name of their file. */
export const topics: Readonly<Record<string, Topic>> = {
  cashier: {
    schema: cashierFileSchema,
    tables: ['cashier.site_setting', 'cashier.deposit_method'],
    apply: (trx, siteId, given, { file: { currency } }) => importCashier(trx, { siteId, currency }, given),
    read: exportCashier,
  },
  promotions: {
    schema: promotionsFileSchema,
    tables: ['rewards.vip_benefit', 'rewards.award_terms', 'rewards.promotion'],
    hasArt: true,
    apply: async (trx, siteId, given, brand) => {
      const file = promotionsFileSchema.parse(given);
      await importPromotions(trx, siteId, file, brand);
      await importBenefits(trx, siteId, file);
    },
    read: async (db, siteId, artFile) => {
      const promotions = await exportPromotions(db, siteId, artFile);
      return promotions && { vip: await exportBenefits(db, siteId), ...promotions };
    },
  },
  missions: {
    schema: missionsFileSchema,
    tables: ['rewards.mission'],
    apply: importMissions,
    read: exportMissions,
  },
  leaderboards: {
    schema: leaderboardsFileSchema,
    tables: ['rewards.leaderboard'],
    apply: importLeaderboards,
    read: exportLeaderboards,
  },
  referral: {
    schema: referralFileSchema,
    tables: ['rewards.referral_program', 'rewards.referral_tier'],
    apply: importReferral,
    read: exportReferral,
  },
  news: {
    schema: newsFileSchema,
    tables: ['rewards.news'],
    hasArt: true,
    apply: (trx, siteId, given, { artUrl }) => importNews(trx, siteId, given, artUrl),
    read: exportNews,
  },
  minigames: {
    schema: minigamesFileSchema,
    tables: ['rewards.mini_game', 'rewards.mini_game_prize', 'rewards.mini_game_cycle', 'rewards.token_rule'],
    apply: importMiniGames,
    read: exportMiniGames,
  },
  stake_weights: {
    schema: stakeWeightsFileSchema,
    tables: ['rewards.stake_weight'],
    apply: importStakeWeights,
    read: exportStakeWeights,
  },
};

/** The topic of brand.json and of the pages: the site's own rows. */
export const siteTopic = 'brand';
const siteTables = [
  'sites.site',
  'sites.domain',
  'sites.menu_item',
  'sites.game_menu_item',
  'sites.banner',
  'sites.popup',
  'sites.cms_page',
  'sites.seo_record',
  'sites.partner',
  'sites.social_account',
  'sites.analytics_script',
  'catalog.site_game',
  'catalog.site_provider',
  'rewards.vip_level',
];
/** Columns that operators change while the site runs. No file contains them. */
const notOfFiles = [
  'status',
  'expired_date',
  'is_maintenance',
  'maintenance_start',
  'maintenance_end',
  'maintenance_message',
  'brand_checksum',
];

/** Columns in which operators choose or that number versions, and that no file has. */
const chosenByOperators = [
  'is_hidden',
  'is_disabled',
  'chosen_position',
  'chosen_hot',
  'chosen_featured',
  'chosen_new',
  'estimated_minutes',
  'least_level',
  'terms_version',
  'odds_version',
  'plays_per_day',
  'rule_version',
  'counts_from',
];

/** SHA-256 of what a brand's folder contains for a topic. */
export function fileChecksum(brand: Brand, topic: string): string {
  const isSite = topic === siteTopic;
  const content = isSite ? { ...brand.file, cms: brand.cms } : brand.topics[topic];
  const art = isSite || topics[topic]?.hasArt === true ? brand.artChecksum : '';
  return createHash('sha256')
    .update(`${JSON.stringify(content)}\n${art}`)
    .digest('hex');
}

/**
 * Which rows of a table come from a brand's file. Every import keeps what operators assign or hide, so those rows are
 * left out.
 */
const rowsOfFiles: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'catalog.site_provider': sql`source = 'brand'`,
  'catalog.site_game': sql`(is_hot or is_featured or position <> 1000)`,
};

/** A checksum over a topic's current rows. The demo's sandbox methods come from no file and are left out. */
export async function rowsChecksum(db: Database, siteId: number, topic: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, lines] of await rowsOf(db, siteId, topic)) {
    hash.update(`${table}\n${lines.join('\n')}\n`);
  }
  return hash.digest('hex');
}

/** The rows of a topic as text, by table, for their checksum. `without` names further columns to leave out. */
export async function rowsOf(
  db: Database,
  siteId: number,
  topic: string,
  without: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = topic === siteTopic ? siteTables : (topics[topic]?.tables ?? []);
  const found = new Map<string, readonly string[]>();
  for (const table of tables) {
    const ignored = [
      ...(table === 'sites.site' ? notOfFiles : [...chosenByOperators, 'computed_through']),
      ...without,
    ];
    const { rows } = await sql<{ line: string }>`
      select (to_jsonb(t) - ${ignored}::text[])::text as line from ${sql.table(table)} t
      where site_id = ${siteId} and to_jsonb(t) ->> 'gateway' is distinct from 'sandbox'
        and ${rowsOfFiles[table] ?? sql`true`}
      order by 1`.execute(db);
    found.set(
      table,
      rows.map(({ line }) => line),
    );
  }
  return found;
}
