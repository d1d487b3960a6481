import { mutantsOf, type Mutant } from '../mutant.ts';

const ledgerTests = [
  'server/ledger/ledger.test.ts',
  'server/ledger/refusals.test.ts',
  'server/ledger/usage.test.ts',
  'server/ledger/linked.test.ts',
  'server/ledger/site-limit.test.ts',
  'server/rounds/free-rounds.test.ts',
  'server/ledger/overflow.test.ts',
  'server/ledger/ledger.property.test.ts',
];

/** Faults in the functions that move money, count limits and seal the journal. */
export const ledgerMutants: readonly Mutant[] = [
  ...mutantsOf('database/functions/ledger/post_batch.sql', ledgerTests, [
    [
      'a key that was used for something else is taken for a repetition',
      "when m.own_kind is not null and m.own_hash is distinct from m.request_hash then 'conflict'",
      '',
    ],
    [
      'a repeated operation is posted again',
      "when m.own_kind is not null then 'duplicate'",
      "when m.own_kind is null and false then 'duplicate'",
    ],
    ['a bet of bonus money first takes real money', 'when 1 then least(w.bonus, q.amount)', 'when 1 then 0'],
    [
      'a bet of real money only may take bonus money',
      'when 2 then 0\n          else q.amount',
      'when 2 then q.amount - least(w."real", q.amount)\n          else q.amount',
    ],
    [
      'a win pays bonus money as if its bet was of real money only',
      'then div(q.amount::numeric * ref.bonus_amount, ref.real_amount::numeric + ref.bonus_amount)::bigint else 0 end',
      'then 0 else 0 end',
    ],
    [
      'a rollback gives bonus money back as real money',
      'when 4 then ref.bonus_amount\n',
      'when 4 then 0::bigint\n',
    ],
    [
      'a balance may be less than zero',
      "when least(m.n_real, m.n_bonus, m.n_token, m.n_locked) < 0 then 'insufficient_funds'",
      '',
    ],
    [
      'a rollback may take a balance below zero',
      "when least(m.n_real, m.n_bonus) < 0 then 'insufficient_funds'",
      '',
    ],
    [
      'a balance that would overflow fails its whole batch',
      'case when c.real_change <= 9223372036854775807 - f.w_real then f.w_real + c.real_change end as n_real',
      'f.w_real + c.real_change as n_real',
    ],
    [
      'a bet is taken from a wallet that accepts none',
      "when m.kind = 2 and m.wallet_status <> 'active' and m.owed is not true then 'wallet_blocked'",
      '',
    ],
    [
      'a closed wallet takes any deposit',
      'and not (m.kind = 1 and m.ignore_limits is true)',
      'and m.kind <> 1',
    ],
    [
      'a closed wallet refuses the wins that it is owed',
      'm.kind not in (3, 6, 7, 8, 9, 11, 30, 32, 33, 34, 35, 36)',
      'm.kind not in (6, 7, 8, 9, 11, 30, 32, 33, 34, 35, 36)',
    ],
    [
      'limits are not checked',
      'when m.limited and m.kind in (1, 2) and m.ignore_limits is not true',
      'when false and m.ignore_limits is not true',
    ],
    [
      'limits are checked for stakes only',
      'when m.limited and m.kind in (1, 2) and',
      'when m.limited and m.kind in (2) and',
    ],
    [
      'a hold is released twice',
      "when m.kind in (6, 7) and m.ref_closed_by is not null then 'reference_settled'",
      '',
    ],
    [
      'a payout may differ from its hold',
      "when m.kind in (6, 7) and m.ref_amount <> m.amount then 'invalid_amount'",
      '',
    ],
    [
      'a rollback of something unknown is not remembered',
      "from ok k where k.status = 'remembered'",
      'from ok k where false',
    ],
    [
      'a bet that comes after its rollback is posted',
      "when m.own_kind = 16 then 'rolled_back'",
      "when m.own_kind = 16 and false then 'rolled_back'",
    ],
    [
      'a win is paid for a bet that was rolled back',
      "when m.kind = 3 and m.reference is not null and (m.ref_kind = 16 or m.ref_closed_by is not null) then 'rolled_back'",
      '',
    ],
    [
      'a win is paid for a bet that does not exist',
      "when m.kind = 3 and m.reference is not null and m.ref_kind is distinct from 2 then 'reference_unknown'",
      '',
    ],
    [
      'a free round is paid as a bet that took money',
      "when m.kind = 3 and m.reference is not null and m.ref_free <> coalesce(m.meta ? 'free_round', false) then 'reference_unknown'",
      '',
    ],
    [
      'a negative amount is posted',
      "when m.amount < 0 or (m.amount = 0 and m.kind not in (2, 3, 4)) then 'invalid_amount'",
      '',
    ],
    [
      'a rollback does not close what it undid',
      'from ok k where k.kind in (4, 6, 7) and',
      'from ok k where k.kind in (6, 7) and',
    ],
    [
      'a payout does not close its hold',
      'from ok k where k.kind in (4, 6, 7) and',
      'from ok k where k.kind in (4, 7) and',
    ],
    [
      'a rolled back stake still counts for the limits',
      'when k.kind = 4 and k.ref_kind = 2 then -k.whole_amount else 0 end,\n',
      'else 0 end,\n',
    ],
    [
      'a rolled back stake is taken off the hour of its rollback',
      'case when k.kind = 4 then k.ref_posted_at else v_now end',
      'v_now',
    ],
    ['the version of a wallet stays', 'version = w.version + 1', 'version = w.version'],
    [
      'the second part of a posting is lost',
      'from ok k where k.moves and k.second_amount > 0',
      'from ok k where false',
    ],
    [
      'money of another currency is taken for the wallet',
      "when m.ref_currency <> m.currency then 'reference_unknown'",
      '',
    ],
  ]),
  ...mutantsOf(
    'database/functions/ledger/set_limit.sql',
    [
      'server/ledger/ledger.test.ts',
      'server/safety/limits.property.test.ts',
      'server/api/safety/limits.test.ts',
    ],
    [
      ['a stricter limit leaves the scheduled change', 'next_amount = null, next_at = null, ', ''],
      [
        'a first limit does not count what was used before',
        'if not v_limited then perform ledger.start_counting(p_site_id, array[p_player_id], p_currency); end if;',
        'update ledger.wallet set limited = true where site_id = p_site_id and player_id = p_player_id and currency = p_currency;',
      ],
    ],
  ),
  ...mutantsOf(
    'database/functions/ledger/limits_in_force.sql',
    [
      'server/safety/limits.property.test.ts',
      'server/api/safety/limits.test.ts',
      'server/ledger/site-limit.test.ts',
    ],
    [
      [
        'a scheduled limit applies too late',
        'case when l.next_at <= ledger.clock() then l.next_amount else l.amount end',
        'l.amount',
      ],
      [
        'the limits of the site do not apply',
        'from ledger.site_limit s where s.site_id = p_site_id',
        'from ledger.site_limit s where false and s.site_id = p_site_id',
      ],
    ],
  ),
  ...mutantsOf(
    'database/functions/ledger/settle_limits.sql',
    ['server/safety/limits.property.test.ts', 'server/api/safety/limits.test.ts'],
    [['a removed limit stays for ever', '    and l.next_amount is null;', '    and false;']],
  ),
  ...mutantsOf(
    'database/functions/ledger/seal_blocks.sql',
    ['server/ledger/chain.test.ts', 'server/ledger/audit.test.ts'],
    [
      ['a block does not continue the one before it', 'sha256(v_previous || v_hashes))', 'sha256(v_hashes))'],
      ['a transaction that is still open is sealed', 'and xact_id < v_watermark', ''],
    ],
  ),
  ...mutantsOf(
    'database/functions/ledger/verify_chain.sql',
    ['server/ledger/chain.test.ts', 'server/ledger/audit.test.ts'],
    [
      ['an altered row is not found', 'if v_hashes <> v_block.leaf_hashes then', 'if false then'],
      ['a posting that is in no block is not found', 'if v_found <> postings then', 'if false then'],
      ['a block that was exchanged is not found', 'or v_block.previous_hash <> v_previous', ''],
    ],
  ),
  ...mutantsOf(
    'database/functions/ledger/roll_up.sql',
    ['server/ledger/ledger.test.ts', 'server/ledger/audit.test.ts', 'server/ledger/ledger.property.test.ts'],
    [
      ['postings are rolled up twice', 'update ledger.roll_up_state set position = v_before;', ''],
      ['debits of the house are lost', '(p.debit, p.amount, 0::bigint)', '(p.debit, 0::bigint, 0::bigint)'],
    ],
  ),
];
