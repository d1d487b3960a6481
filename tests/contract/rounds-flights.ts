/** What players do with flights, in any order and on any of their devices. */
import { randomUUID } from 'node:crypto';
import type { CrashClient } from '../../games/server/testing/crash-client.ts';
import type { Flight } from '../../games/kinds/crash/socket-api.ts';
import {
  connectAgain,
  deviceOf,
  note,
  pickOf,
  type AskedFlight,
  type Doings,
  type Gambler,
  type Stage,
} from './rounds-gambler.ts';
import type { RoundStep } from './rounds-steps.ts';

type Answer = { ok: true; flight: Flight } | { ok: false; error: string } | 'lost';
type Asked = 'solo_bet' | 'solo_cash_out';

/** A flight has no answer of its own: what is told of it on all devices is one. */
const answers: Readonly<Record<Asked, readonly Flight['state'][]>> = {
  solo_bet: ['flying', 'ended', 'cashed_out', 'lost'],
  solo_cash_out: ['cashed_out'],
};

/** Sends messages about a flight and waits for what is said to them; they are answered unless the connection is lost. */
async function answerTo(
  stage: Stage,
  client: CrashClient,
  id: string,
  to: Asked,
  send: () => void,
): Promise<Answer> {
  const before = new Set<object>(client.heard);
  send();
  const patience_ms = 60_000;
  const answer = await Promise.race([
    client
      .hear(
        'flight',
        (told) => told.flight.bet_id === id && answers[to].includes(told.flight.state) && !before.has(told),
        patience_ms,
      )
      .then(({ flight }) => ({ ok: true as const, flight })),
    client
      .hear('refused', (told) => told.bet_id === id && told.to === to && !before.has(told), patience_ms)
      .then(({ error }) => ({ ok: false as const, error })),
    client.closed.then(() => 'lost' as const),
  ]);
  const said = answer === 'lost' ? 'lost' : answer.ok ? 'ok' : answer.error;
  note(stage.seen, `${to} ${said}`);
  if (said === 'internal_error') stage.seen.faults.push(`${to} of ${id} failed`);
  return answer;
}

function sendFlight(client: CrashClient, { id, bet_minor, target }: AskedFlight, copies: number): void {
  for (let copy = 0; copy < copies; copy += 1) client.fly(bet_minor, target, id);
}

async function fly(stage: Stage, gambler: Gambler, { pick, copies }: RoundStep, flight: AskedFlight) {
  const client = await deviceOf(stage, gambler, pick);
  const send = () => sendFlight(client, flight, copies);
  const answer = await answerTo(stage, client, flight.id, 'solo_bet', send);
  if (answer !== 'lost' && answer.ok) flight.isTaken = true;
}

async function land(client: CrashClient, stage: Stage, id: string, copies = 1): Promise<Answer> {
  return answerTo(stage, client, id, 'solo_cash_out', () => {
    for (let copy = 0; copy < copies; copy += 1) client.land(id);
  });
}

function newFlight(gambler: Gambler, { bet_minor, target }: RoundStep): AskedFlight {
  const flight = { id: randomUUID(), bet_minor, target };
  gambler.flights.push(flight);
  return flight;
}

/** What is known of the flights of a player, as a device that connects is told. */
async function flightsOf(stage: Stage, gambler: Gambler): Promise<readonly Flight[]> {
  const client = await connectAgain(stage, gambler, gambler.devices[0]?.session ?? '');
  await client.close();
  return client.snapshot.flights;
}

/** Cashes out what still flies, so that a run does not wait for the last end. */
export async function landAll(stage: Stage, gambler: Gambler): Promise<void> {
  const flying = (await flightsOf(stage, gambler)).filter(({ state }) => state === 'flying');
  for (const { bet_id } of flying) await land(await deviceOf(stage, gambler, 0), stage, bet_id);
}

export const flightDoings: Doings<'fly' | 'land' | 'repeat_fly' | 'change_fly' | 'strange_land' | 'vanish'> =
  {
    fly: async (stage, gambler, step) => {
      await fly(stage, gambler, step, newFlight(gambler, step));
    },
    land: async (stage, gambler, step) => {
      // Mostly the newest; one in five is over by then.
      const flight = step.pick % 5 === 0 ? pickOf(gambler.flights, step.pick) : gambler.flights.at(-1);
      if (flight) await land(await deviceOf(stage, gambler, step.pick), stage, flight.id, step.copies);
    },
    repeat_fly: async (stage, gambler, step) => {
      const flight = pickOf(gambler.flights.slice(-3), step.pick);
      if (flight) await fly(stage, gambler, step, flight);
    },
    change_fly: async (stage, gambler) => {
      const flight = gambler.flights.at(-1);
      if (!flight) return;
      // Only one that is known to the house is changed by this: another would be a flight of its own.
      const isKnown = (await flightsOf(stage, gambler)).some(({ bet_id }) => bet_id === flight.id);
      if (!isKnown) return;
      const other = { ...flight, bet_minor: `${BigInt(flight.bet_minor) * 2n}` };
      const client = await connectAgain(stage, gambler, gambler.devices[1]?.session ?? '');
      client.fly(other.bet_minor, other.target, other.id);
      const refused = client.hear('refused', ({ bet_id }) => bet_id === other.id, 60_000);
      const error = await Promise.race([
        refused.then((told) => told.error),
        client.closed.then(() => 'lost'),
      ]);
      await client.close();
      note(stage.seen, `change_fly ${error}`);
    },
    strange_land: async (stage, gambler, step) => {
      const other = pickOf(stage.gamblers, step.pick);
      const theirs = other === gambler ? undefined : pickOf(other?.flights ?? [], step.pick)?.id;
      const id = step.copies === 1 ? (theirs ?? randomUUID()) : randomUUID();
      const answer = await land(await deviceOf(stage, gambler, step.pick), stage, id);
      if (answer !== 'lost' && (answer.ok || answer.error !== 'round_unknown'))
        stage.seen.faults.push(`A strange flight was cashed out: ${JSON.stringify(answer)}`);
    },
    vanish: async (stage, gambler, step) => {
      const client = await deviceOf(stage, gambler, step.pick);
      sendFlight(client, newFlight(gambler, step), step.copies);
      note(stage.seen, 'vanish');
      await Promise.all(gambler.devices.map((device) => device.client.close()));
    },
  };
