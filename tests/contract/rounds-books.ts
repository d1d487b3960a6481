import type { Pool } from 'pg';
import { payoutAt } from '../../games/kinds/crash/rules.ts';
import type { CasinoFixture } from '../casino-fixture.ts';
import type { ConnectedHouse } from '../connected-house.ts';
import { auditFlights } from './rounds-flight-books.ts';
import type { Gambler } from './rounds-gambler.ts';
import { auditLive } from './rounds-live.ts';

type DrawBetRow = {
  public_id: string;
  bet: string;
  target: number | null;
  ceiling: number;
  state: string;
  cashed_out_on: number | null;
  win: string | null;
  draw_state: string;
  ended_on: number | null;
  round_state: string;
  round_win: string;
};

/** What is still on its way: rounds that are owed something, and bets whose draw has not decided. */
export async function underWay(owner: Pool): Promise<object[]> {
  const { rows } = await owner.query<object>(
    `select r.public_id, r.state, b.state as bet, d.state as draw from house.round r
     left join house.draw_bet b using (public_id) left join house.draw d using (draw_id)
     where r.state in ('opened', 'closing', 'rolling_back')
       or (r.state = 'in_play' and (d.draw_id is not null or r.wager->>'form' = 'solo'))
       or b.state in ('asked', 'standing')
       -- Somebody who came late has bet in a draw after the last; cashed out, their round ends before the draw does.
       or (b.public_id is not null and d.state not in ('settled', 'cancelled'))`,
  );
  return rows;
}

/** What is reserved of the house's limits; nothing once every round is decided that may still be paid. */
export async function stillReserved(owner: Pool): Promise<object[]> {
  const { rows } = await owner.query<object>(
    `select l.owner, l.currency, l.amount from house.exposure_lease l where l.amount > coalesce(
       (select sum(r.exposure) from house.round r where r.owner = l.owner and r.currency = l.currency
          and r.state in ('opened', 'in_play', 'closing')), 0)`,
  );
  return rows;
}

/** Each answers the rows that must not be there. */
const checks = [
  {
    what: 'A transaction of the house that was acknowledged and the ledger’s operation do not belong together',
    query: `select coalesce(t.transaction_uuid::text, o.external_id) as id, t.kind, t.amount, o.amount as posted, k.name
      from (select * from house.round_transaction where state = 'acknowledged') t
      full join (select * from ledger.operation where source = 'MARQUEE') o on o.external_id = t.transaction_uuid::text
      left join ledger.operation_kind k on k.code = o.kind
      left join house.round_transaction other on other.transaction_uuid::text = o.external_id
      where k.name is distinct from t.kind
        -- A bet that reached the wallet without an answer is taken back by a rollback.
        and not (t.transaction_uuid is null and other.kind = 'bet' and other.state in ('unknown', 'refused'))
        -- A win of nothing moves nothing.
        and not (o.external_id is null and t.kind = 'win' and t.amount = 0)
      limit 5`,
  },
  {
    what: 'A bet was paid twice, or paid and given back',
    query: `select reference, count(*) from ledger.operation o join ledger.operation_kind k on k.code = o.kind
      where source = 'MARQUEE' and k.name in ('win', 'rollback') and (k.name = 'win' or o.sequence is not null)
      group by 1 having count(*) > 1 limit 5`,
  },
  {
    what: 'An amount in the ledger is another than the house’s',
    query: `select t.transaction_uuid, t.kind, t.amount, o.amount as posted from house.round_transaction t
      join ledger.operation o on o.source = 'MARQUEE' and o.external_id = t.transaction_uuid::text
      where t.state = 'acknowledged' and t.kind in ('bet', 'win') and t.amount <> o.amount limit 5`,
  },
  {
    what: 'A round has not the transactions of its state',
    query: `select r.public_id, r.state, array_agg(t.kind || ' ' || t.state order by t.kind) as transactions
      from house.round r left join house.round_transaction t on t.round_id = r.round_id and t.step is null
        and not exists (select from house.round_transaction x where x.transaction_uuid = t.reference_uuid and x.step is not null)
      group by 1, 2
      having array_agg(t.kind || ' ' || t.state order by t.kind) <> case r.state
        when 'settled' then array['bet acknowledged', 'win acknowledged']
        when 'in_play' then array['bet acknowledged']
        when 'refused' then array['bet refused'] else array_agg(t.kind || ' ' || t.state order by t.kind) end
        or (r.state = 'rolled_back' and count(*) filter (where t.kind = 'rollback' and t.state = 'acknowledged') <> 1) limit 5`,
  },
  {
    what: 'What is raised in a round is not what was taken for it',
    query: `select r.public_id, r.raised, sum(t.amount) filter (where t.state = 'acknowledged') as taken
      from house.round r join house.round_transaction t using (round_id) where t.step is not null
      group by 1, 2 having r.raised <> coalesce(sum(t.amount) filter (where t.state = 'acknowledged'), 0) limit 5`,
  },
  {
    what: 'A raise is neither taken nor refused nor given back',
    query: `select r.public_id, t.state from house.round r join house.round_transaction t using (round_id)
      where t.step is not null and r.state <> 'in_play' and t.state not in ('acknowledged', 'refused') and not exists (
        select from house.round_transaction b where b.reference_uuid = t.transaction_uuid and b.kind = 'rollback' and b.state = 'acknowledged')
      limit 5`,
  },
  {
    what: 'A nonce is left out, or used twice',
    query: `select s.seed_id, s.next_nonce from house.seed s left join house.round r using (seed_id)
      group by s.seed_id, s.next_nonce
      having s.next_nonce <> count(r.round_id) or count(distinct r.nonce) <> count(r.nonce) limit 5`,
  },
  {
    what: 'A player has more than two bets in a draw, or two rounds of a game in play',
    query: `select player, count(*) from house.draw_bet where state <> 'void' and wager is null group by player, draw_id having count(*) > 2
      union all select player, count(*) from house.round r where state = 'in_play'
        and not exists (select from house.draw_bet b where b.public_id = r.public_id) group by player, game_code having count(*) > 1 limit 5`,
  },
  {
    what: 'A draw was left out',
    query: `select chain_id, count(*), max(number) from house.draw group by chain_id having count(*) <> max(number)`,
  },
] as const;

/** A fault for each thing that does not add up, once nothing is on its way. */
export async function auditRounds(
  owner: Pool,
  casino: CasinoFixture,
  house: ConnectedHouse,
  gamblers: readonly Gambler[],
  start: bigint,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, query } of checks) {
    const { rows } = await owner.query<object>(query);
    for (const row of rows) faults.push(`${what}: ${JSON.stringify(row)}`);
  }
  const known = await owner.query<{ id: string }>(
    'select transaction_uuid::text as id from house.round_transaction',
  );
  const ids = new Set(known.rows.map(({ id }) => id));
  for (const id of house.transactions)
    if (!ids.has(id)) faults.push(`The wallet was called for ${id}, of which the house has no row`);
  faults.push(...(await auditFlights(owner, gamblers)));
  for (const gambler of gamblers) faults.push(...(await auditGambler(owner, casino, gambler, start)));
  const books = await casino.app.ledger.trialBalance();
  if (!books.balanced) faults.push('The trial balance is off');
  return faults;
}

async function auditGambler(
  owner: Pool,
  casino: CasinoFixture,
  gambler: Gambler,
  start: bigint,
): Promise<string[]> {
  const faults: string[] = [];
  const { player, bets, rounds, flights, liveBets } = gambler;
  const say = (what: string) => faults.push(`${player.accountId}: ${what}`);
  for (const fault of await auditLive(owner, gambler)) say(fault);
  const { rows: kept } = await owner.query<{ public_id: string; bet: string; change: string }>(
    `select r.public_id, r.bet, case r.state when 'settled' then r.win - r.bet - r.raised when 'in_play' then -r.bet - r.raised else 0 end as change
     from house.round r join house.session s using (session_id)
     where r.player = (select user_id::text from rounds.provider_player where site_id = $1 and player_id = $2 and provider_code = 'MARQUEE')`,
    [player.siteId, player.playerId],
  );
  const asked = new Map<string, string | undefined>([
    ...[...bets, ...flights, ...liveBets].map(({ id, bet_minor }) => [id, bet_minor] as const),
    ...rounds.map(({ id }) => [id, undefined] as const),
  ]);
  for (const { public_id, bet } of kept) {
    if (!asked.has(public_id)) say(`nobody asked for round ${public_id}`);
    else if ((asked.get(public_id) ?? bet) !== bet)
      say(`round ${public_id} is of ${bet}, asked ${asked.get(public_id)}`);
  }
  const due = kept.reduce((sum, { change }) => sum + BigInt(change), start);
  const balance = await casino.app.ledger.balance(player);
  if ((balance?.real ?? 0n) + (balance?.bonus ?? 0n) !== due)
    say(`has ${balance?.real}, the rounds say ${due}`);

  const { rows: decided } = await owner.query<DrawBetRow>(
    `select b.public_id, b.bet, b.auto_cash_out as target, b.ceiling, b.state, b.cashed_out_on, b.win, d.state as draw_state,
       d.ended_on, r.state as round_state, r.win as round_win
     from house.draw_bet b join house.draw d using (draw_id) join house.round r using (public_id)
     where b.public_id = any($1)`,
    [bets.map(({ id }) => id)],
  );
  for (const row of decided) {
    const fault = faultOf(row);
    if (fault !== undefined) say(`${fault}: ${JSON.stringify(row)}`);
  }
  const byId = new Map(decided.map((row) => [row.public_id, row]));
  for (const { id, told } of bets) {
    const row = byId.get(id);
    if (told && !row) say(`bet ${id} was taken and is gone`);
    if (told?.state === 'cashed_out' && (row?.state !== 'cashed_out' || row.win !== told.win_minor))
      say(`bet ${id} was cashed out for ${told.win_minor} and became ${JSON.stringify(row)}`);
  }
  return faults;
}

/** Says what a bet may have come to, by the published rules alone. */
function faultOf(row: DrawBetRow): string | undefined {
  const { state, target, ended_on: end, cashed_out_on: at } = row;
  if (state === 'void')
    return ['refused', 'rolled_back'].includes(row.round_state) ? undefined : 'a bet that is void was kept';
  if (
    row.draw_state !== 'settled' ||
    row.round_state !== 'settled' ||
    end === null ||
    row.round_win !== row.win
  )
    return 'a bet is not settled with its draw';
  if (at === null) {
    if (state !== 'lost' || row.win !== '0') return 'a bet that lost was paid';
    return target !== null && target <= end ? 'a target that was reached was not paid' : undefined;
  }
  // By hand it has to come before the end; where the bet had to be cashed out by itself, the end may be there.
  if (at > end || at > Math.min(row.ceiling, target ?? row.ceiling) || (at === end && at !== row.ceiling))
    return 'a bet was cashed out after its end';
  return row.win === payoutAt(BigInt(row.bet), at).toString() ? undefined : 'a bet was paid another amount';
}
