/** The verifier that was written from the published page alone, against rounds that the house has played. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { sampled } from '../../tests/sampled.ts';
import { allSlots, collectGames, games, tumbleGames } from '../catalogue.ts';
import { hasChoices } from '../kinds/slot/choice/definition.ts';
import { soloGames } from '../kinds/instant/games.ts';
import { plansOf } from '../kinds/instant/published/vector-plans.ts';
import type { CollectBook } from '../kinds/slot/collect/book.ts';
import { playApi, type BookedRound } from '../kinds/slot/play-api.ts';
import { roundsApi } from '../kit/play-api/rounds.ts';
import { sessionApi } from '../kit/play-api/session.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const folder = await mkdtemp(join(tmpdir(), 'marquee-rounds-'));
afterAll(() => rm(folder, { recursive: true }));

const verifier = fileURLToPath(new URL('../../docs/verifier/verify.mjs', import.meta.url));

async function verify(rounds: readonly unknown[]): Promise<string> {
  const file = join(folder, 'rounds.json');
  await writeFile(file, JSON.stringify(rounds));
  return (await promisify(execFile)(process.execPath, [verifier, file, house.url()])).stdout;
}

/** Features that a game's rounds are played for. */
function featuresOf({ book }: BookedRound): string[] {
  return book.events.flatMap(({ type }) => (type === 'free_spins_end' || type === 'hold_end' ? [type] : []));
}

const leastRounds = 20;
const mostRounds = 6000;

/** What of a slot has to come before its rounds are verified. */
function wantedOf(slot: (typeof allSlots)[number]): string[] {
  if ('harvest' in slot) return ['free_spins_end'];
  const { freeSpins, holdAndRespin } =
    'features' in slot ? slot.features : { freeSpins: slot.freeSpins, holdAndRespin: undefined };
  return [...(freeSpins ? ['free_spins_end'] : []), ...(holdAndRespin ? ['hold_end'] : [])];
}

/** A round that waits, after one of its choices was made. */
async function chosen(
  session: string,
  { round_id, fairness }: BookedRound,
  slot: (typeof allSlots)[number],
): Promise<BookedRound> {
  const ids = 'choices' in slot ? slot.choices.map(({ id }) => id) : [];
  const choice = ids[fairness.nonce % ids.length] ?? '';
  const answer = playApi.choose.answer.parse(
    await house.post(playApi.choose.path, { session, round_id, choice }),
  );
  if (!answer.ok) throw new Error(answer.detail);
  return answer.round;
}

/** Some of the slots, of each kind: those that tumble, keep a meter or have a choice. */
const verified = [
  ...new Set([
    ...sampled(allSlots, 1),
    ...sampled(tumbleGames, 1),
    ...sampled(collectGames, 1),
    ...sampled(games.filter(hasChoices), 1),
  ]),
];

test.each(verified)(
  '$code: every round that was played is what its seeds say',
  async (slot) => {
    const { code } = slot;
    house.operator.balances.set(house.user, 1_000_000_000_000n);
    const session = await house.launch(code);
    const opened = await house.open(session);
    if (!opened.ok) throw new Error(opened.detail);
    const change = async (client_seed: string) => {
      const answer = playApi.rotateSeed.answer.parse(
        await house.post(playApi.rotateSeed.path, { session, client_seed }),
      );
      if (!answer.ok) throw new Error(answer.detail);
      return answer;
    };
    const { fairness } = await change('~a-seed-of-mine!');
    const wanted = new Set(wantedOf(slot));
    const played: BookedRound[] = [];
    while ((played.length < leastRounds || wanted.size > 0) && played.length < mostRounds) {
      const answer = await house.spin(session, opened.default_bet_minor);
      if (!answer.ok) throw new Error(answer.detail);
      const round = answer.round.choice ? await chosen(session, answer.round, slot) : answer.round;
      played.push(round);
      for (const feature of featuresOf(round)) wanted.delete(feature);
    }
    expect([...wanted], 'features that never came').toEqual([]);
    const { revealed } = await change('another');
    const copies = played.map((round) => ({
      game_code: code,
      game_version: round.game_version,
      definition_hash: round.build?.definition_hash,
      bet_minor: round.bet_minor,
      server_seed: revealed.server_seed,
      server_seed_hash: fairness.server_seed_hash,
      client_seed: round.fairness?.client_seed,
      nonce: round.fairness?.nonce,
      win_minor: round.win_minor,
      ...(round.jackpot ? { jackpot: round.jackpot } : {}),
      ...(round.choice?.chosen ? { chosen: round.choice.chosen } : {}),
      ...(round.book.form === 'collect' ? { meter: round.book.meter, is_free_bet: round.is_free_bet } : {}),
      events: round.book.events,
    }));
    expect(await verify(copies)).toContain(`${played.length} rounds are exactly as the seeds say`);
    const [first] = copies;
    await expect(verify([{ ...first, client_seed: 'not-mine' }])).rejects.toThrow('NOT AS THE SEEDS SAY');
    await expect(verify([{ ...first, server_seed_hash: '00'.repeat(32) }])).rejects.toThrow('committed to');
    if (first?.meter) await expectMetersToChain(copies);
    const part = first?.jackpot;
    if (!part) return;
    await expect(verify([{ ...first, jackpot: { ...part, draw: '1' } }])).rejects.toThrow('the draw');
    const full = { ...part, after_minor: part.must_pay_by_minor };
    await expect(verify([{ ...first, jackpot: full }])).rejects.toThrow('the jackpot was won at');
  },
  120_000,
);

/** What is said of a meter must follow from the round, and from the round before. */
async function expectMetersToChain(copies: readonly { meter?: CollectBook['meter'] }[]): Promise<void> {
  const [first, ...others] = copies;
  if (!first?.meter) throw new Error('no meter');
  const moved = { ...first.meter, after: first.meter.after + 1 };
  await expect(verify([{ ...first, meter: moved }])).rejects.toThrow('computed a meter of');
  await expect(verify([{ ...first, meter: { ...first.meter, before: 40 } }])).rejects.toThrow(
    'no such meter',
  );
  const next = others[0];
  if (!next?.meter) throw new Error('no second round');
  const elsewhere = { ...next.meter, before: next.meter.before + 1, after: next.meter.after + 1 };
  await expect(verify([first, { ...next, meter: elsewhere }])).rejects.toThrow('NOT AS THE SEEDS SAY');
}

test.each(sampled(soloGames, 2))(
  '$code: every round of wager and actions is what its seeds say',
  async (game) => {
    const { code } = game;
    const session = await begin(code);
    const plans = plansOf(game);
    for (const [index, { wager, actions }] of plans.slice(0, 12).entries()) {
      // A plan may leave its round in play; the last action then ends it.
      const round = await playRound(session, 100_000 * (index + 1), wager, [
        ...actions,
        { type: 'cash_out' },
      ]);
      expect(round.state).toBe('settled');
    }
    const copies = await revealedCopies(session, code);
    expect(copies.length).toBeGreaterThanOrEqual(Math.min(plans.length, 10));
    expect(await verify(copies)).toContain(`${copies.length} rounds are exactly as the seeds say`);
    const engine: unknown = await (await fetch(`${house.url()}/fairness/engine/instant.json`)).json();
    expect(copies[0]?.engine_hash).toBe(Object(engine).hash);
    const [first] = copies;
    await expect(verify([{ ...first, win_minor: '1' }])).rejects.toThrow('NOT AS THE SEEDS SAY');
  },
);

const typed = (...types: string[]) => types.map((type) => ({ type }));
const stands = typed(...Array.from({ length: 12 }, () => 'stand'));

/** Rounds at tables, with actions that stake more; one that a round does not allow where it stands is left out. */
const atTables = [
  {
    code: 'blackjack',
    wagers: [{ spots: { 'box-1': 2 } }, { spots: { 'box-1': 4, 'box-2': 2, 'box-3': 2 } }],
    actions: [...typed('insure', 'insure', 'decline', 'split', 'double', 'hit', 'double'), ...stands],
  },
  {
    code: 'casino-holdem',
    wagers: [{ spots: { ante: 3, aa: 1 } }, { spots: { ante: 2 } }],
    actions: typed('call'),
  },
  { code: 'jacks-or-better', wagers: [{ hands: 5 }], actions: [{ type: 'hold', cards: [0, 3] }] },
];

test.each(atTables)('$code: every round, with what was raised, is what its seeds say', async (table) => {
  const { code, wagers, actions } = table;
  const session = await begin(code);
  for (let played = 0; played < 16; played += 1) {
    const round = await playRound(session, 240_000, wagers[played % wagers.length], actions);
    expect(round.state).toBe('settled');
  }
  const copies = await revealedCopies(session, code);
  expect(await verify(copies)).toContain(`${copies.length} rounds are exactly as the seeds say`);
  if (code === 'jacks-or-better') return;
  const raised = copies.find(({ raised_minor }) => raised_minor !== '0');
  expect(raised, 'a round in which more was staked').toBeDefined();
  await expect(verify([{ ...raised, raised_minor: '0' }])).rejects.toThrow('computed raises of');
});

/** Opens a game with a seed of its player's. */
async function begin(code: string): Promise<string> {
  house.operator.balances.set(house.user, 1_000_000_000_000n);
  const session = await house.launch(code);
  await changeSeed(session, '~a-seed-of-mine!');
  return session;
}

async function changeSeed(session: string, client_seed: string): Promise<void> {
  const answer = sessionApi.rotateSeed.answer.parse(
    await house.post(sessionApi.rotateSeed.path, { session, client_seed }),
  );
  if (!answer.ok) throw new Error(answer.detail);
}

/** Plays a round by these actions, of which those are left out that it does not allow. */
async function playRound(session: string, bet: number, wager: unknown, actions: readonly unknown[]) {
  const begun = await house.begin(session, String(bet), Object(wager));
  if (!begun.ok) throw new Error(begun.detail);
  let { round } = begun;
  for (const action of actions) {
    if (round.state !== 'in_play') break;
    const acted = await house.act(session, round.round_id, round.actions.length, Object(action));
    if (acted.ok) ({ round } = acted);
    else if (acted.error !== 'action_not_allowed') throw new Error(acted.detail);
  }
  return round;
}

/** The rounds of the session once their seed is revealed, as a player copies them. */
async function revealedCopies(session: string, code: string) {
  await changeSeed(session, 'another');
  const listed = roundsApi.rounds.answer.parse(
    await house.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  if (!listed.ok) throw new Error(listed.detail);
  return listed.rounds.map((round) => ({
    game_code: code,
    game_version: round.game_version,
    engine_hash: round.build?.engine_hash,
    definition_hash: round.build?.definition_hash,
    bet_minor: round.bet_minor,
    server_seed: round.server_seed,
    server_seed_hash: round.fairness?.server_seed_hash,
    client_seed: round.fairness?.client_seed,
    nonce: round.fairness?.nonce,
    wager: round.wager,
    actions: round.actions,
    win_minor: round.win_minor,
    raised_minor: round.raised_minor,
    course: round.course,
  }));
}
