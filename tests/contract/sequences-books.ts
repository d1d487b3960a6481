import { parseMoney } from '../../server/kernel/money.ts';
import { opening, provider, type Arena, type Contestant } from './sequences-arena.ts';

/** What a player's wallet moved by, as one of the books has it: by what it was for. In 1/100,000, tokens too. */
type Book = Map<string, bigint>;

function add(book: Book, what: string, amount: bigint): void {
  book.set(what, (book.get(what) ?? 0n) + amount);
}

/**
 * What should have moved a wallet, from the books of those outside: what the provider was told stands, what the gateway
 * took and paid out, and what the answers to claims told of.
 */
export function expectedBook({ gateway }: Pick<Arena, 'gateway'>, contestant: Contestant): Book {
  const book: Book = new Map();
  add(book, 'demo adjustment_credit', opening.real);
  add(book, 'demo token_grant', opening.token);
  for (const { kind, amount, accepted, rolledBack } of contestant.transactions) {
    if (accepted && !rolledBack) add(book, 'play', kind === 'bet' ? -amount : amount);
  }
  for (const id of contestant.payments) {
    const payment = gateway.payments.get(id);
    if (payment?.status === 'paid') add(book, 'paid in, with fees', parseMoney(payment.amount));
  }
  for (const { total, isCredited } of contestant.transfers.values()) {
    if (isCredited) add(book, 'paid in, with fees', parseMoney(total));
  }
  for (const payout of gateway.payouts.values()) {
    const [withdrawal = ''] = payout.reference.split('.');
    if (payout.status !== 'paid' || !contestant.withdrawals.includes(withdrawal)) continue;
    add(book, 'paid out', -parseMoney(payout.amount));
  }
  for (const [what, { kind, amount }] of contestant.claimed) {
    if (kind !== 'none') add(book, `${sourceOf(what)} ${kind}`, parseMoney(amount));
  }
  for (const { cost } of contestant.plays.values()) add(book, 'minigame cost', -parseMoney(cost));
  return book;
}

function sourceOf(what: string): string {
  const [kind = ''] = what.split(' ');
  return kind === 'play' ? 'minigame' : kind;
}

/**
 * What the platform has: the same, from the operations of the ledger, not from its postings. A rollback moves against what
 * it took back; one of something that was never taken, or was taken back before, has no sequence and moves nothing. Fees of deposits never were in the wallet, and are beside the amount in the gateway's book.
 */
const ledgerBooks = `
  select o.player_id, case
      when o.source = '${provider.code}' then 'play'
      when k.name in ('deposit', 'deposit_fee') then 'paid in, with fees'
      when k.name in ('withdrawal_payout', 'payout_reversal') then 'paid out'
      when k.name in ('withdrawal_hold', 'withdrawal_return') then 'held'
      when o.source = 'minigame' and k.name = 'token_spend' then 'minigame cost'
      when o.source = 'minigame' and o.external_id ~ '^(turnover|deposit):' then 'earned tokens'
      when o.source in ('inbox', 'mission', 'referral', 'minigame') then o.source || ' ' ||
        case k.name when 'cash_reward' then 'cash' when 'bonus_grant' then 'bonus' when 'token_grant' then 'token' else k.name end
      else o.source || ' ' || k.name end as what,
    sum(case
      when k.name in ('deposit', 'deposit_fee', 'payout_reversal', 'win', 'adjustment_credit', 'cash_reward', 'bonus_grant', 'token_grant') then o.amount
      when k.name in ('bet', 'withdrawal_payout', 'adjustment_debit', 'bonus_forfeit', 'token_spend') then -o.amount
      when k.name = 'rollback' and o.sequence is not null then case r.name when 'bet' then undone.amount when 'win' then -undone.amount else 0 end
      else 0 end)::bigint as amount
  from ledger.operation o
  join ledger.operation_kind k on k.code = o.kind
  left join ledger.operation undone on k.name = 'rollback' and undone.site_id = o.site_id and undone.player_id = o.player_id
    and undone.source = o.source and undone.external_id = o.reference
  left join ledger.operation_kind r on r.code = undone.kind
  where o.site_id = $1
  group by 1, 2`;

/** A fault for each thing that does not add up, in one snapshot. `isQuiet`: nothing is on its way any more. */
export async function auditBooks(arena: Arena, { isQuiet }: { isQuiet: boolean }): Promise<string[]> {
  const faults: string[] = [];
  const client = await arena.platform.owner.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const siteId = arena.all[0]?.siteId;
    const { rows: booked } = await client.query<{ player_id: string; what: string; amount: string }>(
      ledgerBooks,
      [siteId],
    );
    const { rows: wallets } = await client.query<{ player_id: string; total: string; negative: boolean }>(
      `select player_id, ("real" + bonus + token + locked)::text as total,
         least("real", bonus, token, locked) < 0 as negative
       from ledger.wallet where site_id = $1`,
      [siteId],
    );
    const { rows: fees } = await client.query<{ player_id: string; fees: string }>(
      `select player_id, sum(fee)::text as fees from cashier.deposit where site_id = $1 and status = 'credited' group by 1`,
      [siteId],
    );
    const { rows: below } = await client.query(
      `select player_id, sequence from ledger.posting
       where least(real_after, bonus_after, token_after, locked_after) < 0 limit 5`,
    );
    for (const row of below) faults.push(`A balance was below zero: ${JSON.stringify(row)}`);
    for (const claim of claimChecks) {
      const { rows } = await client.query(claim.query);
      for (const row of rows) faults.push(`${claim.what}: ${JSON.stringify(row)}`);
    }
    await client.query('commit');

    const byPlayer = Map.groupBy(booked, ({ player_id }) => player_id);
    const feesOf = new Map(fees.map((row) => [row.player_id, BigInt(row.fees)]));
    const walletOf = new Map(wallets.map((wallet) => [wallet.player_id, wallet]));
    for (const contestant of arena.all) {
      const player = contestant.playerId.toString();
      const rows = byPlayer.get(player) ?? [];
      const wallet = walletOf.get(player);
      if (!wallet || wallet.negative)
        faults.push(`${contestant.accountId}: a bucket below zero, or no wallet`);
      const fees = feesOf.get(player) ?? 0n;
      const sum = rows.reduce((total, row) => total + BigInt(row.amount), 0n) - fees;
      if (sum !== BigInt(wallet?.total ?? 0)) {
        faults.push(
          `${contestant.accountId}: the wallet has ${wallet?.total}, its operations add up to ${sum}`,
        );
      }
      if (isQuiet) faults.push(...compareBooks(arena, contestant, rows));
    }
  } finally {
    client.release();
  }
  const books = await arena.platform.marquee.app.ledger.trialBalance();
  if (!books.balanced) faults.push(`The trial balance is off: ${JSON.stringify(books.faults, bigintAsText)}`);
  return faults;
}

/** Domains that give by themselves, without anybody's claim; each is held against its own table by `claimChecks`. */
const unasked = /^(bonus |rewards |leaderboard |earned tokens$|held$)/;

function compareBooks(
  arena: Arena,
  contestant: Contestant,
  rows: readonly { what: string; amount: string }[],
): string[] {
  const expected = expectedBook(arena, contestant);
  const actual: Book = new Map(rows.map(({ what, amount }) => [what, BigInt(amount)]));
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap((what) => {
    if (unasked.test(what)) return [];
    const [there, due] = [actual.get(what) ?? 0n, expected.get(what) ?? 0n];
    // Closing an account takes bonus money that no bonus stands for any more: a win that came after its bonus had ended.
    if (what === 'safety bonus_forfeit' && contestant.isClosed && there < 0n) return [];
    // A prize that nobody came back for is credited by a job, without an answer that tells of it.
    if (what.startsWith('minigame ') && what !== 'minigame cost' && there > due) return [];
    return there === due
      ? []
      : [`${contestant.accountId}: “${what}” moved ${there}, the books outside say ${due}`];
  });
}

/** Each answers the rows that must not be there: what was given without its row, or a row without what was given. */
const claimChecks = [
  {
    what: 'An inbox reward and its posting do not belong together',
    query: `select coalesce(m.inbox_id::text, o.external_id) as claim, m.reward_amount, o.amount
      from (select * from rewards.inbox_message where claimed_at is not null) m
      full join (select * from ledger.operation where source = 'inbox') o
        on o.site_id = m.site_id and o.player_id = m.player_id and o.external_id = m.inbox_id::text
      where m.reward_amount is distinct from o.amount limit 5`,
  },
  {
    what: 'A mission and its posting do not belong together',
    query: `select player_id, mission_code, claims, postings from (
        select site_id, player_id, mission_code, count(*) as claims from rewards.mission_progress
        where claimed_at is not null group by 1, 2, 3) m
      full join (select site_id, player_id, split_part(external_id, ':', 1) as mission_code, count(*) as postings
        from ledger.operation where source = 'mission' group by 1, 2, 3) o using (site_id, player_id, mission_code)
      where claims is distinct from postings limit 5`,
  },
  {
    what: 'A referral claim and its posting do not belong together',
    query: `select coalesce(c.claim_id::text, o.external_id) as claim, c.amount, o.amount as posted, earned.amount as earned
      from rewards.referral_claim c
      full join (select * from ledger.operation where source = 'referral') o
        on o.site_id = c.site_id and o.player_id = c.player_id and o.external_id = c.claim_id::text
      left join lateral (select sum(e.amount) as amount from rewards.referral_earning e
        where e.site_id = c.site_id and e.player_id = c.player_id and e.claim_id = c.claim_id) earned on true
      where c.amount is distinct from o.amount or c.amount is distinct from earned.amount limit 5`,
  },
  {
    what: 'A play and its postings do not belong together',
    query: `select p.play_id, p.token_cost, cost.amount as cost, p.prize_amount, prize.amount as prize
      from rewards.mini_game_play p
      left join ledger.operation cost on cost.site_id = p.site_id and cost.player_id = p.player_id
        and cost.source = 'minigame' and cost.external_id = 'cost:' || p.play_id
      left join ledger.operation prize on prize.site_id = p.site_id and prize.player_id = p.player_id
        and prize.source = 'minigame' and prize.external_id = 'prize:' || p.play_id
      where coalesce(cost.amount, 0) <> p.token_cost
        or coalesce(prize.amount, 0) <> case when p.settled_at is null then 0 else p.prize_amount end limit 5`,
  },
  {
    what: 'Two free plays lie closer together than they may',
    query: `select p.player_id, p.play_id from rewards.mini_game_play p
      join rewards.mini_game g using (site_id, game_id)
      join rewards.mini_game_play other on other.site_id = p.site_id and other.player_id = p.player_id
        and other.game_id = p.game_id and other.play_id <> p.play_id and other.token_cost = 0
        and other.created_at >= p.created_at and other.created_at < p.created_at + make_interval(hours => g.free_every_hours)
      where p.token_cost = 0 limit 5`,
  },
  {
    what: 'Two plays of a game are open at once',
    query: `select player_id, game_id, count(*) from rewards.mini_game_play where settled_at is null
      group by 1, 2 having count(*) > 1 limit 5`,
  },
  {
    what: 'Tokens were earned twice, or without their steps',
    query: `select player_id, rule, steps * tokens as due, granted from rewards.token_earned
      join rewards.token_rule using (site_id, rule)
      full join (select site_id, player_id, split_part(external_id, ':', 1) as rule, sum(amount) as granted
        from ledger.operation where source = 'minigame' and external_id ~ '^(turnover|deposit):' group by 1, 2, 3) o
        using (site_id, player_id, rule)
      where steps * tokens is distinct from granted limit 5`,
  },
  {
    what: 'A leaderboard prize and its posting do not belong together',
    query: `select p.player_id, p.reward_amount, o.amount from (
        select site_id, player_id, sum(reward_amount) as reward_amount, count(*) as prizes from rewards.leaderboard_prize
        where paid_at is not null group by 1, 2) p
      full join (select site_id, player_id, sum(amount) as amount, count(*) as prizes from ledger.operation
        where source = 'leaderboard' group by 1, 2) o using (site_id, player_id)
      where (p.reward_amount, p.prizes) is distinct from (o.amount, o.prizes) limit 5`,
  },
  {
    what: 'A bonus and its postings do not belong together',
    query: `select player_id, b.converted, o.converted as posted, b.forfeited, o.forfeited as posted_forfeits from (
        select site_id, player_id, sum(converted) as converted, sum(forfeited) as forfeited from rewards.bonus group by 1, 2) b
      full join (select site_id, player_id, coalesce(sum(amount) filter (where k.name = 'bonus_convert'), 0) as converted,
          coalesce(sum(amount) filter (where k.name = 'bonus_forfeit' and o.source = 'bonus'), 0) as forfeited
        from ledger.operation o join ledger.operation_kind k on k.code = o.kind group by 1, 2) o using (site_id, player_id)
      where coalesce(b.converted, 0) <> coalesce(o.converted, 0) or coalesce(b.forfeited, 0) <> coalesce(o.forfeited, 0) limit 5`,
  },
  {
    what: 'A bonus was granted without its row, or before it became active',
    query: `select o.player_id, o.external_id, b.status from ledger.operation o
      join ledger.operation_kind k on k.code = o.kind and k.name = 'bonus_grant'
      left join rewards.bonus b on b.site_id = o.site_id and b.player_id = o.player_id
        and o.external_id = 'bonus:' || b.bonus_id || ':grant'
      where o.source = 'bonus' and (b.bonus_id is null or b.activated_sequence is null) limit 5`,
  },
  {
    what: 'A player has two active bonuses',
    query: `select player_id, count(*) from rewards.bonus where status = 'active' group by 1 having count(*) > 1 limit 5`,
  },
  {
    what: 'A promotion was taken twice in its period',
    query: `select player_id, promotion_id, offer ->> 'claim_period' as period, count(*) from rewards.bonus
      where promotion_id is not null and status <> 'cancelled'
      group by 1, 2, 3, case offer ->> 'claim_period' when 'day' then date_trunc('day', claimed_at at time zone 'UTC')
        when 'week' then date_trunc('week', claimed_at at time zone 'UTC')
        when 'month' then date_trunc('month', claimed_at at time zone 'UTC') end
      having count(*) > 1 limit 5`,
  },
  {
    what: 'Cashback or a birthday gift and its posting do not belong together',
    query: `select player_id, due, posted from (
        select site_id, player_id, sum(amount) as due from (
          select site_id, player_id, amount from rewards.cashback where paid_as = 'cash'
          union all select site_id, player_id, amount from rewards.vip_gift) given group by 1, 2) g
      full join (select site_id, player_id, sum(amount) as posted from ledger.operation
        where source = 'rewards' group by 1, 2) o using (site_id, player_id)
      where due is distinct from posted limit 5`,
  },
  {
    what: 'A deposit and its posting do not belong together',
    query: `select coalesce('deposit:' || d.deposit_id, o.external_id) as deposit, d.amount, o.amount as posted
      from (select * from cashier.deposit where status = 'credited') d
      full join (select o.* from ledger.operation o join ledger.operation_kind k on k.code = o.kind and k.name = 'deposit') o
        on o.site_id = d.site_id and o.player_id = d.player_id and o.external_id = 'deposit:' || d.deposit_id
      where d.amount is distinct from o.amount limit 5`,
  },
  {
    what: 'A withdrawal and its postings do not belong together',
    query: `select w.withdrawal_id, w.status, w.amount, o.held, o.paid, o.returned
      from cashier.withdrawal w
      left join lateral (select sum(amount) filter (where k.name = 'withdrawal_hold') as held,
          sum(amount) filter (where k.name = 'withdrawal_payout') as paid,
          sum(amount) filter (where k.name = 'withdrawal_return') as returned
        from ledger.operation o join ledger.operation_kind k on k.code = o.kind
        where o.site_id = w.site_id and o.player_id = w.player_id and o.source = 'cashier'
          and o.external_id like '%' || w.withdrawal_id || '%') o on true
      where w.amount is distinct from o.held
        or coalesce(o.paid, 0) <> case w.status when 'paid' then w.amount else 0 end
        or coalesce(o.returned, 0) <> case w.status when 'refused' then w.amount else 0 end limit 5`,
  },
] as const;

/**
 * The books of the whole site: what came in by deposits, less what was paid out, less what was lost in play, and what was
 * given, is what the wallets hold. Answers the difference in money and in tokens, which has to be nothing.
 */
export async function siteDifference(arena: Arena): Promise<{ money: bigint; tokens: bigint }> {
  const { rows } = await arena.platform.owner.query<{ money: string; tokens: string }>(
    `with moved as (
       select coalesce(sum(amount) filter (where k.name = 'deposit'), 0)
         - coalesce(sum(amount) filter (where k.name = 'withdrawal_payout'), 0)
         + coalesce(sum(amount) filter (where k.name in ('cash_reward', 'bonus_grant', 'adjustment_credit')), 0)
         - coalesce(sum(amount) filter (where k.name in ('bonus_forfeit', 'adjustment_debit')), 0) as given,
         coalesce(sum(amount) filter (where k.name = 'token_grant'), 0)
         - coalesce(sum(amount) filter (where k.name = 'token_spend'), 0) as tokens
       from ledger.operation o join ledger.operation_kind k on k.code = o.kind where o.site_id = $1),
     revenue as (
       select coalesce(sum(case when a.name = 'gaming' and p.credit = a.code then p.amount else -p.amount end), 0) as ggr
       from ledger.posting p join ledger.account a on a.name = 'gaming' and a.code in (p.credit, p.debit)
       where p.site_id = $1),
     held as (select sum("real" + bonus + locked) as money, sum(token) as tokens from ledger.wallet where site_id = $1)
     select (moved.given - revenue.ggr - held.money)::text as money, (moved.tokens - held.tokens)::text as tokens
     from moved, revenue, held`,
    [arena.all[0]?.siteId],
  );
  return { money: BigInt(rows[0]?.money ?? 1), tokens: BigInt(rows[0]?.tokens ?? 1) };
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
