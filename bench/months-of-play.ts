import type pg from 'pg';

/** Players of a site, by the number of each. */
export interface Crowd {
  readonly siteId: number;
  readonly currency: string;
  readonly firstPlayer: number;
  readonly players: number;
}

/** Accounts of players who registered over the year before. They cannot sign in. */
export async function writeCrowd(
  owner: pg.ClientBase,
  { siteId, currency, firstPlayer, players }: Crowd,
): Promise<void> {
  await owner.query(
    `insert into players.player (site_id, player_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
       currency, status, language, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp, affiliate_code, fbp, appsflyer_id,
       visitor_id, referral_code, created_at)
     overriding system value
     select $1, $3::int + n, 'crowd' || $3::int + n, 'none', 'Crowd', '1990-01-01', '+6391' || $3::int + n,
       'crowd' || $3::int + n || '@example.com', $2, 'active', 'EN', now(), false, '', '', '', '', '', '', '', '', 'CROWD' || $3::int + n,
       now() - interval '360 days' * ((n * 7919) % 1000) / 1000.0
     from generate_series(0, $4::int - 1) n`,
    [siteId, currency, firstPlayer, players],
  );
}

/**
 * A month of play as the ledger would have written it, ending now: bets with their wins in a transaction of each day, over the
 * games of a catalogue, and a deposit and a bonus now and then. A tenth of the crowd plays each hour of its day.
 */
export async function writeMonthOfPlay(
  owner: pg.ClientBase,
  { siteId, currency, firstPlayer, players }: Crowd,
  { bets, days = 30 }: { bets: number; days?: number },
): Promise<void> {
  const perDay = Math.round(bets / days);
  for (let day = days - 1; day >= 0; day -= 1) {
    await owner.query(
      `insert into ledger.operation (site_id, player_id, currency, source, external_id, kind, amount, real_amount, bonus_amount, sequence,
         reference, round_id, game_code, posted_at, xact_id)
       select $1, $3 + who, $2, what.source, what.prefix || '-' || $6::int || '-' || n, what.kind, what.amount,
         case what.kind when 10 then 0 else what.amount end, case what.kind when 10 then what.amount else 0 end, n * 4 + what.step,
         case what.kind when 3 then 'bet-' || $6::int || '-' || n end,
         case when what.kind in (2, 3) then 'round-' || $6::int || '-' || n end,
         case when what.kind in (2, 3) then game.game_code end,
         now() - make_interval(days => $6::int) - interval '1 second' * (86399.0 * n / $5::int) , pg_current_xact_id()
       from generate_series(1, $5::int) n
       cross join lateral (select ((n / 10 * 7919 + $6::int * 104729) % $4::int)::bigint as who, (n * 31 + $6::int) % 300 as pick) chosen
       join (
         select game_code, provider_code, row_number() over (order by provider_code, game_code) - 1 as place, count(*) over () as games
         from catalog.game
       ) game on game.place = chosen.pick % game.games
       cross join lateral (values
         (2::smallint, 'bet', game.provider_code, (1 + n * 13 % 40) * 50000::bigint, 2, true),
         (3::smallint, 'win', game.provider_code, ((n * 7 + $6::int) % 5) * (1 + n * 13 % 40) * 23000::bigint, 3, true),
         (1::smallint, 'deposit', 'cashier', (1 + n % 9) * 5000000::bigint, 0, n % 40 = 0),
         (10::smallint, 'bonus', 'rewards', (1 + n % 5) * 500000::bigint, 1, n % 90 = 0),
         (6::smallint, 'payout', 'cashier', (1 + n % 7) * 4000000::bigint, 0, n % 61 = 0)
       ) what(kind, prefix, source, amount, step, happens)
       where what.happens`,
      [siteId, currency, firstPlayer, players, perDay, day],
    );
  }
}
