/** What players do at a live table beside everything else, and what its books must say afterwards. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { autoRoulette } from '../../games/kinds/live/games.ts';
import { drawSeeds, MOST_BETS } from '../../games/kinds/live/rules.ts';
import { saltedLink } from '../../games/kit/fairness/chain.ts';
import { createFairRandom } from '../../games/kit/fairness/stream.ts';
import { connectLive, type LiveClient } from '../../games/server/testing/live-client.ts';
import {
  type AskedLive,
  liveGame,
  note,
  patiently,
  pickOf,
  type Doings,
  type Gambler,
  type Stage,
} from './rounds-gambler.ts';
import type { RoundStep } from './rounds-steps.ts';

/** What is staked on; the last is none of the table's. */
const wagers: readonly Readonly<Record<string, number>>[] = [
  { red: 1 },
  { black: 1, '17': 1 },
  { 'dozen-1': 1, '0': 1 },
  { '0-1-2-3': 1, high: 3 },
  { red: 1, black: 1 },
  { purple: 1 },
];

/** The connection of a player at the table; a new one where it does not stand. */
async function atTable(stage: Stage, { live }: Gambler): Promise<LiveClient> {
  if (!live.client?.isOpen())
    live.client = await patiently(stage, (url) => connectLive(url, url, live.session));
  return live.client;
}

/** The draw that the table has told of last. */
function newestDraw({ heard, snapshot }: LiveClient): number {
  const told = heard.flatMap((message) => (message.type === 'draw' ? [message.draw.number] : []));
  return told.at(-1) ?? snapshot.draw?.number ?? 1;
}

async function send(stage: Stage, gambler: Gambler, { copies }: RoundStep, bet: AskedLive) {
  const client = await atTable(stage, gambler);
  const before = new Set<object>(client.heard);
  for (let copy = 0; copy < copies; copy += 1) client.bet(bet.draw, bet.bet_minor, bet.spots, bet.id);
  const isNew = (message: object & { bet_id: string | null }) =>
    message.bet_id === bet.id && !before.has(message);
  const patience_ms = 60_000;
  const answer = await Promise.race([
    client.hear('answer', isNew, patience_ms).then(({ bet: told }) => ({ ok: true as const, told })),
    client.hear('refused', isNew, patience_ms).then(({ error }) => ({ ok: false as const, error })),
    client.closed.then(() => 'lost' as const),
  ]);
  const said = answer === 'lost' ? 'lost' : answer.ok ? 'ok' : answer.error;
  note(stage.seen, `live_bet ${said}`);
  if (said === 'internal_error') stage.seen.faults.push(`live_bet ${bet.id} failed`);
  return answer;
}

export const liveDoings: Doings<'live_bet' | 'repeat_live_bet' | 'change_live_bet'> = {
  live_bet: async (stage, gambler, step) => {
    const client = await atTable(stage, gambler);
    const spots = pickOf(wagers, step.pick) ?? {};
    const bet: AskedLive = { id: randomUUID(), draw: newestDraw(client), bet_minor: step.bet_minor, spots };
    gambler.liveBets.push(bet);
    const answer = await send(stage, gambler, step, bet);
    if (answer !== 'lost' && answer.ok) bet.told = answer.told;
  },
  repeat_live_bet: async (stage, gambler, step) => {
    const bet = pickOf(gambler.liveBets.slice(-3), step.pick);
    if (bet) await send(stage, gambler, step, bet);
  },
  change_live_bet: async (stage, gambler, step) => {
    const bet = pickOf(gambler.liveBets.slice(-3), step.pick);
    if (!bet?.told) return;
    // Another stake, or the same on another spot: what an answer says that came before is of the first.
    const changed =
      step.place === 0
        ? { ...bet, bet_minor: `${BigInt(bet.bet_minor) * 2n}` }
        : { ...bet, spots: { odd: 1 } };
    const answer = await send(stage, gambler, step, changed);
    if (answer !== 'lost' && answer.ok)
      stage.seen.faults.push(`Live bet ${bet.id} was taken with another stake or spot`);
  },
};

type Row = {
  public_id: string;
  bet: string;
  wager: unknown;
  state: string;
  win: string | null;
  number: number;
  draw_state: string;
  link: Buffer;
  salt: string;
  round_state: string;
  round_win: string;
};

/** Says what a player's bets may have come to, by the published rules alone. */
export async function auditLive(owner: Pool, { liveBets }: Gambler): Promise<string[]> {
  const { rows } = await owner.query<Row>(
    `select b.public_id, b.bet, b.wager, b.state, b.win, d.number, d.state as draw_state, d.link, c.salt,
       r.state as round_state, r.win as round_win
     from house.draw_bet b join house.draw d using (draw_id) join house.chain c using (chain_id) join house.round r using (public_id)
     where b.public_id = any($1)`,
    [liveBets.map(({ id }) => id)],
  );
  const faults: string[] = [];
  const byId = new Map(rows.map((row) => [row.public_id, row]));
  for (const { id, told, draw } of liveBets) {
    const row = byId.get(id);
    if (told && !row) faults.push(`live bet ${id} was taken and is gone`);
    if (row && row.number !== draw) faults.push(`live bet ${id} for draw ${draw} is in ${row.number}`);
  }
  for (const row of rows) {
    const fault = faultOf(row);
    if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify({ ...row, link: null })}`);
  }
  const standing = rows.filter(({ state }) => state !== 'void');
  for (const number of new Set(standing.map((row) => row.number)))
    if (standing.filter((row) => row.number === number).length > MOST_BETS)
      faults.push(`more than ${MOST_BETS} bets stand in draw ${number}`);
  return faults;
}

function faultOf({ state, link, salt, number, bet, wager, ...row }: Row): string | undefined {
  if (state === 'void')
    return ['refused', 'rolled_back'].includes(row.round_state) ? undefined : 'a bet that is void was kept';
  if (row.draw_state !== 'settled' || row.round_state !== 'settled' || row.round_win !== row.win)
    return 'a bet is not settled with its draw';
  const serverSeed = saltedLink(link, salt);
  const outcome = autoRoulette.outcomeOf(createFairRandom({ serverSeed, ...drawSeeds(liveGame, number) }));
  const win = autoRoulette.winOf(BigInt(bet), wager, outcome).toString();
  if (win !== row.win) return `a bet was paid ${row.win}, and ${win} is right`;
  return (state === 'won') === (win !== '0') ? undefined : 'a bet is called won or lost wrongly';
}
