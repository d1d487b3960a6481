/** Plays draws in which a part of the house is lost, and says whether each came to what was committed and every bet was paid or given back once. */
import { setTimeout as delay } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import type { ExpectStatic } from 'vitest';
import type { DrawsWithBets, Wagered } from './draws-with-bets.ts';
import { type Books, changeIn, expectDraw, type Placed, type PlayedDraw } from './kept-draws.ts';
import type { LiveClient } from './live-client.ts';
import type { LiveHouse } from './live-house.ts';
import { answered, nextOpen, outage_ms, type PartsHouse, patience, putOff } from './parts-house.ts';
import { expectKept, underWay } from './pool-books.ts';

/** What is seen of a draw when the part is lost. */
export const phases = ['settled', 'open', 'closed', 'announced', 'drawing'] as const;
export type Phase = (typeof phases)[number];

export const start = 10_000_000n;

/** What the operator is asked, and has not answered, when the part is lost: for a bet, or for what the bets have won. */
const held: Partial<Record<Phase, string>> = {
  open: walletPaths.bet,
  closed: walletPaths.bet,
  settled: walletPaths.win,
};

/** Two players, who stay connected whatever is lost. */
export type Players = readonly [Player, Player];
type Player = { name: string; client: LiveClient };

export async function seatPlayers({ live }: PartsHouse<LiveHouse>): Promise<Players> {
  const seat = async (name: string): Promise<Player> => ({ name, client: await live.connect(name, start) });
  return [await seat('ada-lost'), await seat('ben-lost')];
}

const place = ({ name, client }: Player, draw: number, wagered: Wagered): Placed => ({
  ...wagered,
  player: name,
  id: client.bet(draw, wagered.bet.toString(), wagered.spots),
});

/** Plays the next draw up to a phase, loses the part there, and has it back once what was due next is overdue. */
export async function loseIn(
  phase: Phase,
  house: PartsHouse<LiveHouse>,
  kind: DrawsWithBets,
  players: Players,
  expect: ExpectStatic,
): Promise<PlayedDraw> {
  const { live, part } = house;
  const { operator } = live;
  const [ada, ben] = players;
  const { number, closes_ms } = await nextOpen(live, expect);
  if (!live.game.schedule) await ada.client.draw('open', number);
  const [ofAda, ofBen] = kind.betsOf(live, number);
  const taken = [
    ...ofAda.map((wagered) => place(ada, number, wagered)),
    ...ofBen.map((wagered) => place(ben, number, wagered)),
  ];
  for (const { id, player } of taken) await answered(player === ada.name ? ada.client : ben.client, id);

  const path = held[phase];
  const release = path === undefined ? () => undefined : operator.hold(path);
  const onItsWay = path === walletPaths.bet ? place(ben, number, kind.more) : null;
  const asked = onItsWay ? [onItsWay] : path === undefined ? [] : taken;
  const isAsked = (id: string) =>
    operator.calls.some((call) => call.path === path && call.body['round'] === id);
  if (onItsWay) await expect.poll(() => isAsked(onItsWay.id), { ...patience, interval: 5 }).toBe(true);
  let hash: string | undefined;
  if (phase === 'announced') {
    const isTold = await ada.client.hear(
      'draw',
      ({ draw }) => draw.number === number && Boolean(draw.ticket_set),
    );
    hash = isTold.draw.ticket_set?.hash;
  } else if (phase !== 'open') await ada.client.draw(phase, number);
  await expect.poll(() => asked.every(({ id }) => isAsked(id)), { ...patience, interval: 5 }).toBe(true);
  await house.lose();
  release();
  // What it was asked for is booked, and the game server is not told, or cannot write it down.
  const booked = () => new Set([...operator.entries.values()].map((entry) => `${entry.kind} ${entry.round}`));
  const what = path === walletPaths.win ? 'win' : 'bet';
  await expect.poll(() => asked.every(({ id }) => booked().has(`${what} ${id}`)), patience).toBe(true);

  const late: string[] = [];
  const refusedLate = async (): Promise<string> => {
    const { id } = place(ada, number, kind.more);
    late.push(id);
    return (await ada.client.refusal(id)).error;
  };
  await expect.poll(() => Date.now(), patience).toBeGreaterThan(closes_ms);
  if (part === 'wallet') {
    expect(await refusedLate()).toBe('betting_closed');
    // A draw needs no wallet: it goes on to its end, and what it pays is put off.
    await expect.poll(async () => stateOf(house, number), patience).toBe('settled');
    const owed = [...taken, ...(onItsWay ? [onItsWay] : [])].map(({ id }) => id);
    await expect.poll(async () => (await putOff(live, owed)).length, patience).toBe(owed.length);
  } else {
    expect(await refusedLate()).toBe('internal_error');
    await delay(outage_ms);
  }
  await house.restore();
  await expect.poll(refusedLate, { ...patience, interval: 200 }).toBe('betting_closed');
  const unanswered = onItsWay ? [{ ...onItsWay, isBooked: true }] : [];
  return { phase, number, taken, unanswered, late, hash };
}

async function stateOf({ live }: PartsHouse<LiveHouse>, number: number): Promise<string | undefined> {
  return (await live.draws()).find((draw) => draw.number === number)?.state;
}

/** Once nothing is under way any more, holds all draws that were played in a house to what was committed, and all money to them. */
export async function expectSettled(
  house: PartsHouse<LiveHouse>,
  kind: DrawsWithBets,
  played: readonly PlayedDraw[],
  expect: ExpectStatic,
): Promise<void> {
  const { live } = house;
  await expect.poll(() => underWay(live), patience).toEqual([]);
  const change = new Map<string, bigint>();
  for (const draw of played) {
    await expectDraw(live, kind.isAnnounced, draw, expect);
    if (draw.phase === 'settled') expectAskedAgain(live, draw, expect);
    for (const [player, amount] of await changeIn(live, booksOf(live), draw, expect))
      change.set(player, (change.get(player) ?? 0n) + amount);
  }
  for (const [player, amount] of change)
    expect(live.operator.balances.get(player), player).toBe(start + amount);
  if (live.game.pool) await expectKept(live, [...change.keys()], start);
  const numbers = (await live.draws()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  // Who comes now is told what the draws came to.
  const { snapshot } = await live.connect('ada-lost');
  for (const { number } of played)
    expect(snapshot.results.find((result) => result.number === number)).toMatchObject({
      outcome: live.outcomeOf(number),
      link: live.linkOf(number),
    });
}

/** What the operator's stand-in has booked with a bet. */
function booksOf({ operator }: LiveHouse): Books {
  return (id) =>
    [...operator.entries].flatMap(([transaction, { kind, amount, round }]) =>
      round === id && kind !== 'rollback'
        ? [{ kind, amount, isBack: operator.rolledBack.has(transaction) }]
        : [],
    );
}

/** What the operator had booked when it was lost, or the house could not write down, it was asked for again. */
function expectAskedAgain(
  { operator }: LiveHouse,
  { number, taken }: PlayedDraw,
  expect: ExpectStatic,
): void {
  for (const { id } of taken) {
    const asked = operator.calls.filter(({ path, body }) => path === walletPaths.win && body['round'] === id);
    expect(asked.length, `draw ${number}`).toBeGreaterThan(1);
  }
}
