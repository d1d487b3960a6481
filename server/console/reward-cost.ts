import type {
  rewardCostSchema,
  rewardGivenSchema,
  RewardChange,
  RewardDocumentKind,
} from '@marquee/contract/operator-rewards.ts';
import type { z } from 'zod';
import { leaderboardsGiven, periodsIn } from '../engagement/leaderboards/document.ts';
import { missionOnPast, missionsGiven } from '../engagement/missions/past.ts';
import { referralGiven } from '../engagement/referral/document.ts';
import type { App } from '../http/app.ts';
import { daysLater } from '../kernel/calendar.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { miniGameOnPast, miniGamesGiven } from '../minigames/document.ts';
import { tokensGiven, tokensOnPast } from '../minigames/tokens-document.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { giftsByLadder, giftsSince } from '../vip/document.ts';
import { documentName, isSingleReward } from './reward-documents.ts';
import { priceChange } from './reward-price.ts';

export type Given = z.input<typeof rewardGivenSchema>;
type Would = NonNullable<z.input<typeof rewardCostSchema>['would']>;

/** How many days back costs are counted. */
export const costDays = 30;

export const noneGiven: Given = { times: 0, players: 0, cash: '0.00', bonus: '0.00', tokens: '0.00' };

interface Row {
  readonly code: string;
  readonly kind: string;
  readonly times: number;
  readonly players: number;
  readonly amount: bigint;
}

/** What each document of a site's rewards gave since a time, by its name. */
export async function givenSince(
  db: Database,
  siteId: number,
  since: Date,
): Promise<ReadonlyMap<string, Given>> {
  const [missions, games, tokens, boards, gifts, referral] = await Promise.all([
    missionsGiven(db, siteId, since),
    miniGamesGiven(db, siteId, since),
    tokensGiven(db, siteId, since),
    leaderboardsGiven(db, siteId, since),
    giftsSince(db, siteId, since),
    referralGiven(db, siteId, since),
  ]);
  return new Map([
    ...byCode('mission', missions),
    ...byCode('minigame', games),
    ...byCode('leaderboard', boards),
    [documentName({ kind: 'tokens', code: 'rules' }), tokens],
    [documentName({ kind: 'vip', code: 'ladder' }), gifts],
    [documentName({ kind: 'referral', code: 'program' }), referral],
  ]);
}

function byCode(kind: RewardDocumentKind, rows: readonly Row[]): [string, Given][] {
  return [...new Set(rows.map(({ code }) => code))].map((code) => {
    const own = rows.filter((row) => row.code === code);
    const sum = (of: string) =>
      formatMoney(own.filter((row) => row.kind === of).reduce((total, { amount }) => total + amount, 0n));
    return [
      documentName({ kind, code }),
      {
        times: own.reduce((total, { times }) => total + times, 0),
        players: Math.max(...own.map(({ players }) => players)),
        cash: sum('cash'),
        bonus: sum('bonus'),
        tokens: sum('token'),
      },
    ];
  });
}

/** What a document gave in the last 30 days, what it would have given as it is written, and what it is worth at most. */
export async function costOfReward(
  app: Pick<App, 'db' | 'clock'>,
  site: DocumentSite,
  currency: string,
  change: RewardChange,
): Promise<z.input<typeof rewardCostSchema>> {
  const to = app.clock.now();
  const span = { from: daysLater(to, -costDays), to };
  const [given, would, price] = await Promise.all([
    givenSince(app.db, site.siteId, span.from),
    wouldGive(app.db, site, currency, change, span),
    priceChange(app.db, site, change, to),
  ]);
  const share = (rate: number): string | null => (Number.isFinite(rate) ? (rate * 100).toFixed(1) : null);
  return {
    currency,
    from: span.from.toISOString(),
    to: to.toISOString(),
    given: given.get(documentName(change)) ?? noneGiven,
    would: would ?? null,
    token_value: Number.isFinite(price.after.tokenValue) ? price.after.tokenValue.toFixed(3) : '0.00',
    share_before: share(price.before.promotionReturn),
    share_after: share(price.after.promotionReturn),
    edge_percent: (price.after.edge * 100).toFixed(2),
    faults: price.tooDear.map(({ name, rate }) => ({
      name,
      percent: Number.isFinite(rate) ? (rate * 100).toFixed(2) : null,
    })),
  };
}

async function wouldGive(
  db: Database,
  { siteId }: DocumentSite,
  currency: string,
  change: RewardChange,
  span: { readonly from: Date; readonly to: Date },
): Promise<Would | undefined> {
  switch (change.kind) {
    case 'vip':
      return giftsByLadder(db, siteId, change.content, span);
    case 'mission': {
      const { code, content } = change;
      const past = await missionOnPast(db, { siteId, currency, code, from: span.from }, content);
      return past && { ...past, ...amountsOf([{ ...content.reward, times: past.times }]) };
    }
    case 'minigame':
      return miniGameOnPast(db, siteId, change.code, change.content, span.from);
    case 'tokens':
      return tokensOnPast(db, { siteId, currency }, change.content, span.from);
    case 'leaderboard': {
      const { period, prizes } = change.content;
      const periods = periodsIn(period, costDays);
      const winners = prizes.reduce((sum, { from, to }) => sum + Math.max(0, to - from + 1), 0);
      return {
        players: winners,
        times: winners * periods,
        ...amountsOf(
          prizes.map(({ kind, amount, from, to }) => ({
            kind,
            amount,
            times: Math.max(0, to - from + 1) * periods,
          })),
        ),
      };
    }
    case 'referral':
      return undefined;
  }
}

function amountsOf(
  rewards: readonly {
    readonly kind: 'cash' | 'bonus' | 'token';
    readonly amount: string;
    readonly times: number;
  }[],
) {
  const sum = (of: 'cash' | 'bonus' | 'token') =>
    formatMoney(
      rewards
        .filter(({ kind }) => kind === of)
        .reduce((total, { amount, times }) => total + parseMoney(amount) * BigInt(times), 0n),
    );
  return { cash: sum('cash'), bonus: sum('bonus'), tokens: sum('token') };
}

/** What a list shows of a document, besides how it stands: its title in English, and the languages in which a text is missing. */
export function listedTexts(change: RewardChange) {
  const texts = textsOf(change);
  return {
    title: isSingleReward(change.kind) ? '' : (texts[0]?.EN ?? ''),
    missing: (['PHP', 'CN'] as const).filter((language) => texts.some((text) => text[language] === '')),
  };
}

function textsOf(change: RewardChange) {
  switch (change.kind) {
    case 'vip':
      return change.content.levels.map(({ vip_name }) => vip_name);
    case 'minigame':
      return [change.content.words.name, change.content.words.lead];
    case 'mission':
    case 'leaderboard':
      return [change.content.words.title, change.content.words.description];
    case 'tokens':
      return change.content.cycles.map(({ words }) => words.name);
    case 'referral':
      return [];
  }
}
