import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepDeposits } from '../../server/cashier/refresh-deposit.ts';
import { sweepBonuses } from '../../server/bonus/sweep.ts';
import { settleLeaderboards } from '../../server/engagement/leaderboards/settle.ts';
import { settleForgottenPlays } from '../../server/minigames/plays.ts';
import { payCashback } from '../../server/bonus/promotions/cashback.ts';
import { settleReferrals } from '../../server/engagement/referral/settle.ts';
import { settleDueLimits } from '../../server/safety/change-limit.ts';
import { liftAllEnded } from '../../server/safety/operator.ts';
import { giveBirthdayGifts } from '../../server/vip/birthday.ts';
import { decideMonths } from '../../server/vip/month.ts';
import { hour_ms, minute_ms, moveTime } from '../moved-time.ts';
import { isWhole } from '../sampled.ts';
import { openArena, type Arena, type Contestant } from './sequences-arena.ts';
import { auditBooks, siteDifference } from './sequences-books.ts';
import { bonuses } from './sequences-bonus.ts';
import { others } from './sequences-calls.ts';
import { addBankAccount, cashier, deliverEverything } from './sequences-cashier.ts';
import { play } from './sequences-play.ts';
import { newTally, runSequence, type Run, type Tally } from './sequences-run.ts';
import { describeSequence, drawSequences, type Sequence } from './sequences-steps.ts';
import { transfers } from './sequences-transfers.ts';

/** How many sequences, and from which seed: a run is repeated with the seed that it has printed. */
const sequences = Number(process.env['SEQUENCES'] ?? (isWhole ? 10_000 : 400));
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
/** After so many the books are looked at, with nothing on its way. */
const batchSize = 400;
/** How many sequences run at the same time, among how many players: several of each one's own. */
const lanes = 24;
const playersAtOnce = 12;

const doings = { ...play, ...cashier, ...others, ...bonuses, ...transfers };

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
}, 300_000);
afterAll(() => arena.close());

async function runOf(contestant: Contestant, tally: Tally): Promise<Run> {
  const fault = (what: string): void => void tally.faults.push(`${what}\n    of ${contestant.accountId}`);
  return { arena, tally, contestant, ...(await arena.signIn(contestant)), fault, isSignedOut: false };
}

/** Somebody new for each who takes a long break from play or has closed his account, and a reward to claim for everybody. */
async function gatherPlayers(players: Contestant[], tally: Tally): Promise<Contestant[]> {
  const soon = new Date(arena.platform.clock.now().getTime() + 12 * hour_ms);
  const there = players.filter(({ isClosed, shutUntil }) => !isClosed && !(shutUntil && shutUntil > soon));
  while (there.length < playersAtOnce) {
    const contestant = await arena.newContestant();
    await addBankAccount(await runOf(contestant, tally));
    there.push(contestant);
  }
  for (const contestant of there) await arena.sendRewards(contestant);
  return there;
}

/** Run a batch on several lanes at once; answers when all of it is done. */
async function runBatch(
  batch: readonly Sequence[],
  first: number,
  players: readonly Contestant[],
  tally: Tally,
): Promise<void> {
  const waiting = batch.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [place, sequence] of waiting) {
        const contestant = players[sequence.player % players.length];
        if (contestant)
          await runSequence(arena, tally, doings, { index: first + place, sequence, contestant });
      }
    }),
  );
}

/** What happens between two batches: time passes, and what is due is done, by two processes at once. */
async function passTime(batch: number): Promise<void> {
  const { app } = arena.platform.marquee;
  const durations_ms = [10 * minute_ms, 2 * hour_ms, 26 * hour_ms, 31 * minute_ms];
  await moveTime(arena.platform, durations_ms[batch % durations_ms.length] ?? hour_ms);
  const due = async () => {
    await settleReferrals(app);
    await settleLeaderboards(app);
    await settleForgottenPlays(app);
    await settleDueLimits(app);
    await liftAllEnded(app);
    await sweepDeposits(app);
    await sweepBonuses(app);
    await payCashback(app);
    await decideMonths(app);
    await giveBirthdayGifts(app);
  };
  await Promise.all([due(), due()]);
}

test(`S7.2 S7.15 S7.20 S7.25 ${sequences} random sequences of calls by several players at once lose no money and claim nothing twice`, async () => {
  const tally = newTally();
  const started = performance.now();
  const cpu = process.cpuUsage();
  let players: Contestant[] = [];
  const drawn = drawSequences(seed, sequences);
  try {
    for (let first = 0; first < drawn.length && tally.faults.length === 0; first += batchSize) {
      players = await gatherPlayers(players, tally);
      await runBatch(drawn.slice(first, first + batchSize), first, players, tally);
      const faults = await auditBooks(arena, { isQuiet: false });
      tally.faults.push(...faults.map((fault) => nameSequences(fault, drawn, first, players)));
      await passTime(first / batchSize);
    }
    for (const contestant of arena.all) {
      if (!contestant.isClosed) await deliverEverything(await runOf(contestant, tally));
    }
    tally.faults.push(...(await auditBooks(arena, { isQuiet: true })));
  } finally {
    report(tally, (performance.now() - started) / 1000, process.cpuUsage(cpu).user / 1e6);
  }
  expect(tally.faults.slice(0, 20), `SEED=${seed} SEQUENCES=${sequences} repeats this run`).toEqual([]);
  expect(await siteDifference(arena)).toEqual({ money: 0n, tokens: 0n });
}, 1_200_000);

/** A fault of the books with all that its player did in the batch. */
function nameSequences(
  fault: string,
  drawn: readonly Sequence[],
  first: number,
  players: readonly Contestant[],
): string {
  const done = drawn
    .slice(first, first + batchSize)
    .map((sequence, place) => ({ sequence, index: first + place }))
    .filter(({ sequence }) => fault.startsWith(players[sequence.player % players.length]?.accountId ?? '?'))
    .map(({ sequence, index }) => `    in sequence ${index}: ${describeSequence(sequence)}`);
  return [`After sequence ${first + batchSize}: ${fault}`, ...done].join('\n');
}

/** One paragraph of what the run has done, so that a quiet success can be told from an idle one. */
function report(tally: Tally, seconds: number, cpu_s: number): void {
  const lines = [
    `${sequences} sequences, ${tally.steps} steps, ${tally.requests} requests, ${arena.all.length} players, ${seconds.toFixed(1)} s (${cpu_s.toFixed(1)} s of CPU here); SEED=${seed}`,
    ...[...tally.answers]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([answer, times]) => `  ${answer}: ${times}`),
  ];
  console.log(lines.join('\n'));
}
