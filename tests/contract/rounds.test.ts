/**
 * Random sequences of bets in shared draws of crash and at a live table, of flights and of rounds with actions, by several players on two devices each, at the house and through
 * the platform's wallet as they are: with answers that are lost, a wallet that is gone, and a house that is killed.
 */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantChain } from '../../games/server/testing/planted-chain.ts';
import { createCasinoFixture, type CasinoFixture } from '../casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from '../connected-house.ts';
import { isWhole } from '../sampled.ts';
import { auditRounds, stillReserved, underWay } from './rounds-books.ts';
import { landAll } from './rounds-flights.ts';
import {
  drawGame,
  liveGame,
  newGambler,
  note,
  type Gambler,
  type Seen,
  type Stage,
} from './rounds-gambler.ts';
import { doings } from './rounds-player.ts';
import { drawStory, phases, type Fate, type Phase } from './rounds-steps.ts';

/** How many players in how many draws, and from which seed: a run is repeated with the seed that it has printed. */
const draws = Number(process.env['DRAWS'] ?? (isWhole ? 12 : 3));
const playersAtOnce = 8;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const start = 1_500_000n;
const timing = {
  betting_ms: 1_500,
  answers_ms: 400,
  lastCashOuts_ms: 700,
  pause_ms: 200,
  beat_ms: 50,
  stale_ms: 3_000,
};

const liveTiming = {
  betting_ms: 1_500,
  answers_ms: 400,
  drawing_ms: 300,
  pause_ms: 100,
  beat_ms: 50,
  stale_ms: 3_000,
};
/** The draws of crash, by whose phases everything is done. */
const ofCrash = `house.draw d join house.chain c using (chain_id) where c.game_code = '${drawGame}'`;

let casino: CasinoFixture;
let house: ConnectedHouse;
let owner: Pool;

beforeAll(async () => {
  casino = await createCasinoFixture();
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  const ends = { earliest: 100, latest: 145 };
  await plantChain(casino.database.ownerUrl, connectedSecret, drawGame, draws + 2, ends);
  house = await connectHouse(casino, {
    draws: { games: [drawGame, liveGame], timing, liveTiming },
    isForked: true,
  });
  owner = new Pool({ connectionString: casino.database.ownerUrl, max: 4 });
}, 300_000);
afterAll(async () => {
  await owner.end();
  await house.close();
  await casino.close();
});

/** How far a draw has come; one that never runs is over. */
const stateOrder = ['open', 'closed', 'running', 'ended', 'settled', 'cancelled'];
const begins: Readonly<Record<Phase, number>> = { open: 0, running: 2, rising: 3, ended: 3 };
/** A draw rises once it has run for so long. */
const rising_ms = 800;

/** Resolves when a draw has come to a phase, or past it. */
async function reach(number: number, phase: Phase): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await owner.query<{ number: number; state: string; began_at: Date | null }>(
          `select d.number, d.state, d.began_at from ${ofCrash} order by d.number desc limit 1`,
        );
        const [newest] = rows;
        if (!newest || newest.number < number) return false;
        const began_ms = newest.began_at?.getTime() ?? Infinity;
        if (phase === 'rising' && Date.now() > began_ms + rising_ms) return true;
        return newest.number > number || stateOrder.indexOf(newest.state) >= begins[phase];
      },
      { timeout: 90_000, interval: 25 },
    )
    .toBe(true);
}

/** Resolves when the newest draw has some bets, or takes none any more. */
async function hasBets(): Promise<void> {
  const isSo = async (): Promise<boolean> => {
    const { rows } = await owner.query<{ state: string; bets: number }>(
      `select d.state, (select count(*)::int from house.draw_bet b where b.draw_id = d.draw_id and b.state = 'standing') as bets
       from ${ofCrash} order by d.number desc limit 1`,
    );
    return rows[0]?.state !== 'open' || rows[0].bets >= 4;
  };
  await expect.poll(isSo, { timeout: 60_000, interval: 20 }).toBe(true);
}

/** Resolves when the newest draw is too old to run. */
async function newestIsOld(): Promise<void> {
  const isOld = async (): Promise<boolean> => {
    const { rows } = await owner.query<{ closes_at: Date }>(
      `select d.closes_at from ${ofCrash} order by d.number desc limit 1`,
    );
    return Date.now() > (rows[0]?.closes_at.getTime() ?? Infinity) + timing.stale_ms;
  };
  await expect.poll(isOld, { timeout: 60_000 }).toBe(true);
}

test(`random bets in ${draws} shared draws, flights and rounds with actions beside them: no unit is lost or made, each is decided once`, async () => {
  const seen: Seen = { counts: new Map(), faults: [] };
  const gamblers: Gambler[] = [];
  for (let made = 0; made < playersAtOnce; made += 1)
    gamblers.push(await newGambler(house, await casino.newPlayer({ balance: start })));
  let up = Promise.resolve();
  const stage: Stage = { house, seen, gamblers, whenUp: () => up };
  const story = drawStory(seed, playersAtOnce, draws);
  const { rows } = await owner.query<{ number: number }>(
    `select coalesce(max(d.number), 0)::int as number from ${ofCrash}`,
  );
  const first = (rows[0]?.number ?? 0) + 1;

  const befall = async ({ what, faults }: Fate): Promise<void> => {
    note(seen, `fate ${what}`);
    if (what === 'faults') house.misbehave(...faults);
    if (what !== 'killed' && what !== 'left') return;
    if (what === 'left') await hasBets();
    const restarted = house
      .kill()
      .then(() => (what === 'left' ? newestIsOld() : undefined))
      .then(() => house.restart());
    up = restarted;
    await restarted;
  };
  const play = async (gambler: Gambler, index: number): Promise<void> => {
    for (const [at, plan] of (story.players[index] ?? []).entries()) {
      for (const phase of phases) {
        await reach(first + at, phase);
        for (const step of plan[phase]) await doings[step.act](stage, gambler, step);
      }
    }
  };
  try {
    await Promise.all([
      ...gamblers.map(play),
      (async () => {
        for (const [at, fate] of story.fates.entries()) {
          await reach(first + at, fate.phase);
          await befall(fate);
        }
      })(),
    ]);
    house.behave();
    await reach(first + draws, 'open');
    await Promise.all(gamblers.map((gambler) => landAll(stage, gambler)));
    await expect.poll(() => underWay(owner), { timeout: 60_000 }).toEqual([]);
    await expect.poll(() => stillReserved(owner), { timeout: 30_000 }).toEqual([]);
    seen.faults.push(...(await auditRounds(owner, casino, house, gamblers, start)));
  } finally {
    const counted = [...seen.counts].toSorted(([a], [b]) => a.localeCompare(b));
    console.log(
      [`SEED=${seed} DRAWS=${draws}`, ...counted.map(([what, times]) => `  ${what}: ${times}`)].join('\n'),
    );
    await Promise.all(
      gamblers.flatMap(({ devices, live }) => [...devices, live]).map(async ({ client }) => client?.close()),
    );
  }
  expect(seen.faults.slice(0, 20), `SEED=${seed} DRAWS=${draws} repeats what is asked for`).toEqual([]);
  // A run of nothing would hold as well. What luck and a slow machine may leave out of a short run, a whole one has.
  const { rows: states } = await owner.query<{ state: string }>('select distinct state from house.draw_bet');
  const luck = isWhole ? ['draw_bet ok', 'solo_bet ok', 'solo_cash_out ok', 'live_bet ok'] : [];
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining(isWhole ? ['cashed_out', 'lost', 'won'] : []),
  );
  expect([...seen.counts.keys()]).toEqual(
    expect.arrayContaining(['fate killed', 'fate left', 'act ok', 'begin ok', ...luck]),
  );
}, 600_000);
