import type pg from 'pg';

/** A year of play of one player, written as the ledger and the projector would have written it, a bet and its win a round. */
export async function writeYearOfPlay(
  owner: pg.Client,
  player: { siteId: number; playerId: string; currency: string },
  rounds: number,
): Promise<void> {
  const key = [player.siteId, player.playerId, player.currency];
  await owner.query(
    `insert into ledger.operation (site_id, player_id, currency, source, external_id, kind, amount, real_amount, sequence,
       reference, round_id, game_code, posted_at, xact_id)
     select $1, $2, $3, 'MARQUEE', ${externalId}, ${kind}, ${amount}, ${amount}, n + ${firstSequence},
       case when n % 2 = 1 then 'bet-' || n / 2 end, 'round-' || n / 2, ${game}, ${postedAt}, pg_current_xact_id()
     from generate_series(0, $4 * 2 - 1) n`,
    [...key, rounds],
  );
  await owner.query(
    `insert into ledger.posting (site_id, player_id, currency, sequence, leg, kind, debit, credit, amount, real_after,
       bonus_after, token_after, locked_after, posted_at, xact_id, source, external_id)
     select $1, $2, $3, n + ${firstSequence}, 1, ${kind}, case when n % 2 = 0 then 1 else 100 end,
       case when n % 2 = 0 then 100 else 1 end, ${amount}, 100000000 - (n % 2 = 0)::int * 100000, 0, 0, 0, ${postedAt},
       pg_current_xact_id(), 'MARQUEE', ${externalId}
     from generate_series(0, $4 * 2 - 1) n`,
    [...key, rounds],
  );
  await owner.query(
    `insert into rounds.round (site_id, player_id, currency, provider_code, round_id, game_code, stake, payout, bets, status,
       opened_at, updated_at)
     select $1, $2, $3, 'MARQUEE', 'round-' || n / 2, ${game}, 100000, 100000, 1, 'settled', ${postedAt}, ${postedAt}
     from generate_series(0, $4 * 2 - 1, 2) n`,
    [...key, rounds],
  );
}

/** The first operation of the player is the one that opened his balance. */
const firstSequence = 10;
const kind = 'case when n % 2 = 0 then 2 else 3 end';
const amount = '100000';
const game = "(array['dragon-fortune', 'koi-pond', 'ocean-king'])[n / 2 % 3 + 1]";
const externalId = "case when n % 2 = 0 then 'bet-' else 'win-' end || n / 2";
const postedAt = "now() - interval '364 days' + n * (interval '363 days' / ($4 * 2))";

/** The journal is partitioned by the month; the months behind us are made here, as they would have been in their time. */
export async function openPastYear(owner: pg.Client): Promise<void> {
  await owner.query(`
    do $$
    declare v_month timestamp;
    begin
      for i in 1..12 loop
        v_month := date_trunc('month', now() at time zone 'UTC') - make_interval(months => i);
        execute format('create table ledger.%I partition of ledger.posting for values from (%L) to (%L)',
          'posting_' || to_char(v_month, 'YYYYMM'), v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
      end loop;
    end $$`);
}
