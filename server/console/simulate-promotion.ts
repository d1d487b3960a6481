import type { promotionSimulationSchema, PromotionDocument } from '@marquee/contract/operator-promotions.ts';
import type { z } from 'zod';
import type { App } from '../http/app.ts';
import { daysLater, dayOf } from '../kernel/calendar.ts';
import type { Database } from '../kernel/database.ts';
import { pastEvents, pastLosses, type PastSpan } from '../pricing/past-events.ts';
import {
  cashbackClaims,
  claimCollector,
  costOfClaims,
  eachAccount,
  type PastClaims,
  type SiteGames,
} from '../pricing/simulate-promotion.ts';
import { sitePricedGames } from '../pricing/site-games.ts';
import { assumedGame, unknownEdge, type PlayedShare, type PricedGame } from '../pricing/values.ts';
import { readGames } from '../reports/games.ts';

/** What a promotion would have cost in the last days of its site. */
export async function simulatePromotion(
  app: Pick<App, 'db' | 'clock' | 'vipLevels'>,
  siteId: number,
  currency: string,
  promotion: PromotionDocument,
  days: number,
): Promise<z.input<typeof promotionSimulationSchema>> {
  const to = app.clock.now();
  const span: PastSpan = { siteId, currency, from: daysLater(to, -days), to };
  const priced = await sitePricedGames(app.db, siteId);
  const games = priced.size === 0 ? [assumedGame] : [...priced.values()];
  const site: SiteGames = { games, played: await playedShares(app.db, span, priced) };
  const { offer, bonus_terms: terms } = promotion;
  const spinReturn =
    offer.kind === 'free_spins' ? 1 - edgeOf(priced, offer.provider_code, offer.game_code) : 0;
  const found = await claimsOf(app, span, promotion, spinReturn);
  const cost = costOfClaims(found.claims, terms, site);
  const each = eachAccount(offer, terms, site, spinReturn);
  const kept = site.played.reduce((sum, { share, edge }) => sum + share * edge, 0);
  const [first] = cost.largest?.claims ?? [];
  return {
    from: span.from.toISOString(),
    to: to.toISOString(),
    currency,
    deposits: found.deposits,
    players: cost.players,
    claims: found.claims.length,
    duplicates: found.duplicates,
    beyond_limit: found.beyondLimit,
    granted: shown(cost.granted),
    house_edge_percent: (kept * 100).toFixed(2),
    wagering_lost: shown(cost.wageringLost),
    expected_cost: shown(cost.expected),
    most_cost: shown(cost.most),
    largest:
      cost.largest && first
        ? {
            player_id: first.playerId.toString(),
            account_id: first.accountId,
            claims: cost.largest.claims.length,
            granted: shown(cost.largest.granted),
            most_cost: shown(cost.largest.most),
          }
        : null,
    ring: cost.ring
      ? { accounts: cost.ring.accounts, granted: shown(cost.ring.granted), most_cost: shown(cost.ring.most) }
      : null,
    each_account: shown(each.most),
    deposit_of_each: shown(each.deposit),
  };
}

async function claimsOf(
  app: Pick<App, 'db' | 'vipLevels'>,
  span: PastSpan,
  promotion: PromotionDocument,
  spinReturn: number,
): Promise<PastClaims> {
  const { offer } = promotion;
  if (offer.kind === 'cashback') {
    const [losses, levels] = await Promise.all([
      pastLosses(app.db, span, offer.period),
      app.vipLevels.levelsOf(app.db, span.siteId),
    ]);
    return cashbackClaims(
      promotion,
      offer,
      losses,
      levels.map((level) => level.cashback_hundredths),
    );
  }
  const needsDeposit = 'minimum_deposit' in offer && offer.minimum_deposit !== undefined;
  const collector = claimCollector(promotion, offer, spinReturn);
  for await (const events of pastEvents(app.db, span, needsDeposit ? 'deposits' : 'days')) {
    for (const event of events) collector.add(event);
  }
  return collector.finish();
}

/** How the stakes of the span were spread over games; all games alike where nothing was played. */
async function playedShares(
  db: Database,
  { siteId, currency, from, to }: PastSpan,
  priced: ReadonlyMap<string, PricedGame>,
): Promise<readonly PlayedShare[]> {
  const days = { sites: [siteId], from: dayOf(from), to: dayOf(to), currency, currencies: [currency] };
  const { value } = await readGames(db, days, 'game', {});
  const played = value.map((game) => ({
    category: game.category ?? '',
    edge: edgeOf(priced, game.provider_code ?? '', game.game_code ?? ''),
    turnover: Math.max(0, Number(game.turnover)),
  }));
  const whole = played.reduce((sum, { turnover }) => sum + turnover, 0);
  if (whole > 0) return played.map(({ turnover, ...game }) => ({ ...game, share: turnover / whole }));
  const all = priced.size === 0 ? [assumedGame] : [...priced.values()];
  return all.map(({ category, edge }) => ({ category, edge, share: 1 / all.length }));
}

function edgeOf(priced: ReadonlyMap<string, PricedGame>, provider: string, game: string): number {
  return priced.get(`${provider}/${game}`)?.edge ?? unknownEdge;
}

/** The largest amount that calls can say. */
const largestAmount = 9_999_999_999_999;

function shown(units: number): string {
  return Math.min(units, largestAmount).toFixed(2);
}
