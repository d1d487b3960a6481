import { connectCrash, type CrashClient } from '../../games/server/testing/crash-client.ts';
import type { OwnBet, ServerMessage } from '../../games/kinds/crash/socket-api.ts';
import type { LiveClient } from '../../games/server/testing/live-client.ts';
import type { OwnBet as LiveBet } from '../../games/kinds/live/socket-api.ts';
import type { PlayerFixture } from '../casino-fixture.ts';
import type { ConnectedHouse } from '../connected-house.ts';
import { roundGames, type RoundAct, type RoundGame, type RoundStep } from './rounds-steps.ts';

export const drawGame = 'crash-rocket';
export const liveGame = 'auto-roulette';

/** A bet that was asked for, and what was answered last; undefined for one whose answers were lost. */
export type AskedBet = {
  readonly id: string;
  readonly bet_minor: string;
  readonly target: number | null;
  told?: OwnBet;
};
/** A flight that was asked for; `isTaken` once a device was told that it flies. */
export type AskedFlight = Pick<AskedBet, 'id' | 'bet_minor' | 'target'> & { isTaken?: boolean };
/** A bet at the live table that was asked for, with the draw that it is for. */
export type AskedLive = {
  readonly id: string;
  readonly draw: number;
  readonly bet_minor: string;
  readonly spots: Readonly<Record<string, number>>;
  told?: LiveBet;
};
export type AskedRound = { readonly id: string; readonly game: RoundGame; step: number };

/** One player with two devices, and all that he asked for. */
export type Gambler = {
  readonly player: PlayerFixture;
  readonly bets: AskedBet[];
  readonly rounds: AskedRound[];
  readonly flights: AskedFlight[];
  readonly liveBets: AskedLive[];
  /** The connection at the live table; undefined until something is done there. */
  readonly live: { readonly session: string; client: LiveClient | undefined };
  /** All that was heard on any device, also on connections that are lost. */
  readonly heard: (readonly ServerMessage[])[];
  /** Sessions of the draws, one a device. */
  readonly devices: readonly { readonly session: string; client: CrashClient }[];
  readonly sessions: ReadonlyMap<RoundGame, string>;
};

/** What a run has seen: how often each thing was answered, and what was wrong. */
export type Seen = { readonly counts: Map<string, number>; readonly faults: string[] };

export function note(seen: Seen, what: string): void {
  seen.counts.set(what, (seen.counts.get(what) ?? 0) + 1);
}

export type Stage = {
  readonly house: ConnectedHouse;
  readonly seen: Seen;
  readonly gamblers: readonly Gambler[];
  /** Resolves when the house is there again. */
  readonly whenUp: () => Promise<void>;
};

/** Connects, again and again while the house is gone. */
export async function patiently<Client>(
  stage: Pick<Stage, 'house' | 'whenUp'>,
  connect: (url: string) => Promise<Client>,
): Promise<Client> {
  for (;;) {
    await stage.whenUp();
    const { url, starts } = stage.house;
    try {
      return await connect(url);
    } catch (error) {
      // Killed between the question and the answer; whoever cannot enter a house that lives has met a fault.
      await stage.whenUp();
      if (starts === stage.house.starts) throw error;
    }
  }
}

const connectPatiently = (stage: Pick<Stage, 'house' | 'whenUp'>, session: string): Promise<CrashClient> =>
  patiently(stage, (url) => connectCrash(url, url, session));

export async function newGambler(house: ConnectedHouse, player: PlayerFixture): Promise<Gambler> {
  const stage = { house, whenUp: async () => undefined };
  const device = async () => {
    const session = await house.launch(player, drawGame);
    return { session, client: await connectPatiently(stage, session) };
  };
  const sessions = new Map<RoundGame, string>();
  for (const game of roundGames) sessions.set(game, await house.launch(player, game));
  const devices = [await device(), await device()];
  const heard = devices.map(({ client }) => client.heard);
  const live = { session: await house.launch(player, liveGame), client: undefined };
  return { player, bets: [], rounds: [], flights: [], liveBets: [], heard, devices, sessions, live };
}

export const pickOf = <Value>(values: readonly Value[], pick: number): Value | undefined =>
  values[pick % Math.max(1, values.length)];

/** Another connection of a player. */
export async function connectAgain(stage: Stage, gambler: Gambler, session: string): Promise<CrashClient> {
  const client = await connectPatiently(stage, session);
  gambler.heard.push(client.heard);
  return client;
}

/** A device whose connection stands; a new connection where it does not. */
export async function deviceOf(stage: Stage, gambler: Gambler, pick: number): Promise<CrashClient> {
  const device = pickOf(gambler.devices, pick);
  if (!device) throw new Error('A player has no device.');
  if (!device.client.isOpen()) device.client = await connectAgain(stage, gambler, device.session);
  return device.client;
}

/** What a player does in one step. */
export type Doing = (stage: Stage, gambler: Gambler, step: RoundStep) => Promise<void>;
export type Doings<Acts extends RoundAct = RoundAct> = Readonly<Record<Acts, Doing>>;
