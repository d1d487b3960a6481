import type { MiniGameDocument } from '@marquee/contract/operator-rewards.ts';
import { miniGameKinds } from '@marquee/contract/minigames.ts';
import { totalsOf } from '@marquee/contract/two-dice.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { storedText, writtenText } from '../sites/documents/texts.ts';
import { prizeKindOf } from './games.ts';
import { writeGame } from './write-game.ts';

/** A minigame that was published: what it is, and whether it was switched off. */
export interface PublishedMiniGame {
  readonly status: 'active' | 'stopped';
  readonly content: MiniGameDocument;
}

/** All minigames of a site that were published, by their code, in their order. */
export async function readMiniGameDocuments(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
  code?: string,
): Promise<ReadonlyMap<string, PublishedMiniGame>> {
  let found = db
    .selectFrom('rewards.mini_game')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('is_spin', 'desc')
    .orderBy('position')
    .orderBy('game_id');
  if (code !== undefined) found = found.where('game_id', '=', code);
  const [games, prizes] = await Promise.all([
    found.execute(),
    db
      .selectFrom('rewards.mini_game_prize')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('prize_id')
      .execute(),
  ]);
  return new Map(
    games.map((game) => {
      const content: MiniGameDocument = {
        position: game.position,
        is_spin: game.is_spin,
        kind: miniGameKinds.find((kind) => kind === game.kind) ?? 'wheel',
        words: { name: writtenText(game.name), lead: writtenText(game.lead) },
        token_cost: formatMoney(game.token_cost),
        free_every_hours: game.free_every_hours,
        free_turnover: formatMoney(game.free_turnover),
        plays_per_day: game.plays_per_day,
        prizes: prizes
          .filter(({ game_id }) => game_id === game.game_id)
          .map(({ kind, amount, weight }) => ({
            kind: prizeKindOf(kind),
            amount: formatMoney(amount),
            weight,
          })),
      };
      return [game.game_id, { status: game.is_active ? 'active' : 'stopped', content }];
    }),
  );
}

/** A minigame that was published; null if none was of this code. */
export async function readMiniGameDocument(
  db: Database,
  site: Pick<DocumentSite, 'siteId'>,
  code: string,
): Promise<PublishedMiniGame | null> {
  return (await readMiniGameDocuments(db, site, code)).get(code) ?? null;
}

/**
 * Make a minigame what a document says. Other prizes or weights are a new version of its odds. Throws `invalidInput` for the field
 * that cannot be so.
 */
export async function writeMiniGame(
  trx: Database,
  site: DocumentSite,
  code: string,
  { status, content }: PublishedMiniGame,
): Promise<void> {
  await requireMiniGame(trx, site, code, content);
  await writeGame(
    trx,
    { siteId: site.siteId, gameId: code },
    {
      kind: content.kind,
      name: storedText(content.words.name),
      lead: storedText(content.words.lead),
      token_cost: parseMoney(content.token_cost),
      free_every_hours: content.free_every_hours,
      free_turnover: parseMoney(content.free_turnover),
      plays_per_day: content.plays_per_day,
      is_spin: content.is_spin,
      position: content.position,
      is_active: status === 'active',
    },
    content.prizes.map(({ kind, amount, weight }) => ({
      kind,
      amount: kind === 'none' ? 0n : parseMoney(amount),
      weight,
    })),
  );
}

async function requireMiniGame(
  db: Database,
  site: DocumentSite,
  code: string,
  { kind, is_spin, prizes }: MiniGameDocument,
): Promise<void> {
  for (const [index, prize] of prizes.entries()) {
    if (prize.kind !== 'none' && parseMoney(prize.amount) === 0n) {
      throw refuseField(
        `change.content.prizes.${index}.amount`,
        'a positive decimal amount such as "120.50"',
      );
    }
  }
  if (kind === 'dice' && totalsOf(prizes.map(({ weight }) => weight)) === undefined) {
    throw refuseField('change.content.prizes', 'prizes that two dice can throw, 36 throws together');
  }
  if (is_spin && kind !== 'wheel') throw refuseField('change.content.kind', 'one of wheel');
  const others = await readMiniGameDocuments(db, site);
  const before = others.get(code)?.content;
  const fixed = 'as it was published; stop it and build another';
  if (before && before.kind !== kind) throw refuseField('change.content.kind', fixed);
  if (before && before.is_spin !== is_spin) throw refuseField('change.content.is_spin', fixed);
  const hasSpin = [...others.values()].some(({ content }) => content.is_spin);
  if (is_spin && !before && hasSpin) throw refuseField('change.content.is_spin', fixed);
}

/** How a minigame stands once it is switched off: plays that were begun are still paid. Throws `documentUnchanged` if it is off. */
export function stoppedMiniGame({ status, content }: PublishedMiniGame): PublishedMiniGame {
  if (status === 'stopped') throw refuse('documentUnchanged');
  return { status: 'stopped', content };
}

/** What minigames of a site gave since a time, by their code; only prizes of something. */
export async function miniGamesGiven(db: Database, siteId: number, since: Date) {
  const { rows } = await sql<{
    code: string;
    kind: string;
    times: number;
    players: number;
    amount: bigint;
  }>`
    select game_id as code, prize_kind as kind, count(*)::int as times, count(distinct player_id)::int as players,
      sum(prize_amount)::int8 as amount
    from rewards.mini_game_play where site_id = ${siteId} and created_at >= ${since} and prize_kind <> 'none'
    group by 1, 2`.execute(db);
  return rows;
}

/** What the plays since a time would have given on average by a document's odds. */
export async function miniGameOnPast(
  db: Database,
  siteId: number,
  code: string,
  { prizes }: MiniGameDocument,
  since: Date,
) {
  const { rows } = await sql<{ plays: number; players: number }>`
    select count(*)::int as plays, count(distinct player_id)::int as players
    from rewards.mini_game_play where site_id = ${siteId} and game_id = ${code} and created_at >= ${since}`.execute(
    db,
  );
  const { plays = 0, players = 0 } = rows[0] ?? {};
  const weights = BigInt(prizes.reduce((sum, { weight }) => sum + weight, 0));
  const mean = (kind: 'cash' | 'token') =>
    (BigInt(plays) *
      prizes
        .filter((prize) => prize.kind === kind)
        .reduce((sum, { amount, weight }) => sum + parseMoney(amount) * BigInt(weight), 0n)) /
    weights;
  return {
    players,
    times: plays,
    cash: formatMoney(mean('cash')),
    bonus: '0.00',
    tokens: formatMoney(mean('token')),
  };
}
