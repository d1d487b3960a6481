import { offerSchema, storedTermsSchema, type StoredTerms } from '../contract/promotion-rules.ts';
import { upsertGames } from '../server/catalog/upsert-games.ts';
import { newId } from '../server/kernel/ids.ts';
import { countAll } from '../server/bonus/count-all.ts';
import type { Offer } from '../server/bonus/promotions/offer.ts';
import { underBonusTerms } from '../server/rounds/place-bet.ts';
import { hasOperationsAfter, positionOf } from '../server/ledger/read-operations.ts';
import type { PostResult } from '../server/ledger/types.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';

/** A casino with promotions and three games: `slot` counts in full, `table` one tenth, and `orchard` is a slot that keeps a meter. */
export interface BonusFixture {
  readonly casino: CasinoFixture;
  /** Answers the promotion's id. */
  addPromotion(
    offer: Record<string, unknown>,
    terms: Partial<StoredTerms> | null,
    row?: { audience?: string; audience_level?: number },
  ): Promise<string>;
  deposit(player: PlayerFixture, amount: bigint, key?: string): Promise<PostResult>;
  /** A bet as a game's provider would place it; undefined where the active bonus takes no bet so large. */
  bet(player: PlayerFixture, amount: bigint, key: string, game?: string): Promise<PostResult | undefined>;
  win(player: PlayerFixture, amount: bigint, bet: string): Promise<PostResult>;
  rollback(player: PlayerFixture, bet: string): Promise<PostResult>;
  /** Resolves once everything that was posted for a player was counted, and what follows from it is settled. */
  counted(player: PlayerFixture): Promise<void>;
  close(): Promise<void>;
}

export const plainTerms: StoredTerms = {
  wagering_multiple: '10',
  wagering_base: 'bonus',
  game_weights: { slot_game: 100, casino: 10, other: 0 },
  excluded_games: [],
  max_bet: null,
  max_win: null,
  max_win_multiple: null,
  valid_days: 7,
  funds_order: 'real_first',
};

export async function createBonusFixture(): Promise<BonusFixture> {
  const casino = await createCasinoFixture();
  const { app } = casino;
  const game = {
    gameType: 'SLOTS',
    image: '/a.webp',
    image2x: '/a.webp',
    rtpPercent: null,
    volatility: null,
    releasedAt: new Date('2026-01-01'),
  };
  await upsertGames(
    app.db,
    { providerCode: 'TESTHOUSE', providerName: 'Test House', slug: 'test-house', opensIn: 'frame' },
    [
      { ...game, gameCode: 'slot', gameName: 'Slot', category: 'slot_game' },
      { ...game, gameCode: 'table', gameName: 'Table', category: 'casino' },
      {
        ...game,
        gameCode: 'orchard',
        gameName: 'Orchard',
        category: 'slot_game',
        features: ['kept_meter'],
      },
    ],
  );
  const of = (player: PlayerFixture, round: string, gameCode: string) => ({
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    source: 'TESTHOUSE',
    round,
    game: gameCode,
    meta: { round_closed: true },
  });

  return {
    casino,
    addPromotion: async (offer, terms, row = {}) => {
      const parsed: Offer = offerSchema.parse(offer);
      const id = newId();
      const words = { EN: 'Words', PHP: 'Mga salita', CN: '文字' };
      await casino.asOwner(
        `insert into rewards.promotion (site_id, promotion_id, promotion_code, kind, position, words, audience, audience_level,
           audience_days, offer, bonus_terms) values ($1, $2, $3, $4, 0, $5, $6, $7, 7, $8, $9)`,
        [
          casino.siteId,
          id,
          `p-${id}`,
          parsed.kind,
          JSON.stringify({ title: words, summary: words, body: words, terms: words }),
          row.audience ?? 'all',
          row.audience_level ?? null,
          JSON.stringify(parsed),
          terms && JSON.stringify(storedTermsSchema.parse({ ...plainTerms, ...terms })),
        ],
      );
      return id;
    },
    deposit: (player, amount, key = newId()) =>
      app.ledger.post({
        siteId: player.siteId,
        playerId: player.playerId,
        currency: player.currency,
        source: 'cashier',
        externalId: `deposit:${key}`,
        kind: 'deposit',
        amount,
      }),
    bet: async (player, amount, key, gameCode = 'slot') => {
      const placed = await underBonusTerms(app, player, {
        ...of(player, key, gameCode),
        externalId: key,
        kind: 'bet',
        amount,
      });
      return placed === 'above_bonus_maximum' ? undefined : app.ledger.post(placed);
    },
    win: (player, amount, bet) =>
      app.ledger.post({
        ...of(player, bet, 'slot'),
        externalId: `${bet}:win`,
        kind: 'win',
        amount,
        reference: bet,
      }),
    rollback: (player, bet) =>
      app.ledger.post({
        ...of(player, bet, 'slot'),
        externalId: `${bet}:rollback`,
        kind: 'rollback',
        amount: 0n,
        reference: bet,
      }),
    counted: async (player) => {
      // Nothing is read at or above the oldest transaction that runs anywhere in the cluster, where other tests are at work.
      for (let attempt = 0; attempt < 2_000; attempt += 1) {
        await countAll(app);
        if (!(await hasOperationsAfter(app.db, player, await positionOf(app.db, 'bonuses')))) {
          await casino.untilProjected(player);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error('What was posted is not counted');
    },
    close: () => casino.close(),
  };
}
