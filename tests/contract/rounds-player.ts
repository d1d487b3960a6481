import { randomUUID } from 'node:crypto';
import type { CrashClient } from '../../games/server/testing/crash-client.ts';
import type { OwnBet } from '../../games/kinds/crash/socket-api.ts';
import { roundsApi, type RoundsCall } from '../../games/kit/play-api/rounds.ts';
import { flightDoings } from './rounds-flights.ts';
import { liveDoings } from './rounds-live.ts';
import {
  connectAgain,
  deviceOf,
  note,
  pickOf,
  type AskedBet,
  type AskedRound,
  type Doings,
  type Gambler,
  type Stage,
} from './rounds-gambler.ts';
import { actions, roundGames, wagers, type RoundStep } from './rounds-steps.ts';

type Answer = { ok: true; bet: OwnBet } | { ok: false; error: string } | 'lost';

/** Waits for the answer to a message; every one is answered unless the connection is lost. */
async function answerTo(client: CrashClient, betId: string, to: 'bet' | 'cash_out'): Promise<Answer> {
  const isIt = ({ bet_id, to: about }: { bet_id: string | null; to: string }) =>
    bet_id === betId && about === to;
  const patience_ms = 60_000;
  return Promise.race([
    client.hear('answer', isIt, patience_ms).then(({ bet }) => ({ ok: true as const, bet })),
    client.hear('refused', isIt, patience_ms).then(({ error }) => ({ ok: false as const, error })),
    client.closed.then(() => 'lost' as const),
  ]);
}

async function sendBet(
  stage: Stage,
  gambler: Gambler,
  step: RoundStep,
  bet: Pick<AskedBet, 'id' | 'bet_minor' | 'target'>,
): Promise<Answer> {
  const client = await deviceOf(stage, gambler, step.pick);
  for (let copy = 0; copy < step.copies; copy += 1) client.bet(bet.bet_minor, bet.target, step.place, bet.id);
  const answer = await answerTo(client, bet.id, 'bet');
  note(stage.seen, `draw_bet ${said(answer)}`);
  return answer;
}

const said = (answer: Answer) => (answer === 'lost' ? 'lost' : answer.ok ? 'ok' : answer.error);

/** A call of a game client; undefined if its answer was lost with the house. */
async function call(
  stage: Stage,
  name: RoundsCall,
  request: object,
): Promise<{ ok: boolean; error?: string } | undefined> {
  await stage.whenUp();
  const { starts } = stage.house;
  try {
    const body = await stage.house.post(roundsApi[name].path, request);
    const answer = roundsApi[name].answer.parse(body);
    note(stage.seen, `${name} ${answer.ok ? 'ok' : answer.error}`);
    return answer;
  } catch (error) {
    await stage.whenUp();
    if (starts === stage.house.starts) stage.seen.faults.push(`${name} was not answered: ${String(error)}`);
    return undefined;
  }
}

const atOnce = <Value>(copies: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: copies }, make));

async function actIn(
  stage: Stage,
  gambler: Gambler,
  { pick, copies }: RoundStep,
  round: AskedRound,
  step: number,
  actionId = randomUUID(),
): Promise<void> {
  const session = gambler.sessions.get(round.game);
  // Now and then one of another game.
  const action = pickOf(
    pick % 12 === 0 ? Object.values(actions).flat() : actions[round.game],
    Math.floor(pick / 7),
  );
  const request = { session, round_id: round.id, step, action, action_id: actionId };
  const answers = await atOnce(copies, () => call(stage, 'act', request));
  if (answers.some((answer) => answer?.ok)) round.step = step + 1;
}

export const doings: Doings = {
  ...flightDoings,
  ...liveDoings,
  draw_bet: async (stage, gambler, step) => {
    const bet: AskedBet = { id: randomUUID(), bet_minor: step.bet_minor, target: step.target };
    gambler.bets.push(bet);
    const answer = await sendBet(stage, gambler, step, bet);
    if (answer !== 'lost' && answer.ok) bet.told = answer.bet;
  },
  cash_out: async (stage, gambler, step) => {
    // Mostly of the newest that were taken: the others are decided, or are no bets.
    const taken = gambler.bets.filter(({ told }) => told !== undefined || step.pick % 5 === 0);
    const bet = pickOf(taken.slice(-3), step.pick);
    if (!bet) return;
    const client = await deviceOf(stage, gambler, step.pick);
    for (let copy = 0; copy < step.copies; copy += 1) client.cashOut(bet.id);
    const answer = await answerTo(client, bet.id, 'cash_out');
    note(stage.seen, `cash_out ${said(answer)}`);
    if (answer === 'lost' || !answer.ok) return;
    const { told } = bet;
    if (told?.state === 'cashed_out' && told.win_minor !== answer.bet.win_minor)
      stage.seen.faults.push(
        `Bet ${bet.id} was cashed out for ${told.win_minor} and for ${answer.bet.win_minor}`,
      );
    bet.told = answer.bet;
  },
  repeat_bet: async (stage, gambler, step) => {
    const bet = pickOf(gambler.bets, step.pick);
    // A bet whose answer was lost may not have arrived: asked for again it is a bet of now.
    if (bet) await sendBet(stage, gambler, step, bet);
  },
  change_bet: async (stage, gambler, step) => {
    const bet = pickOf(gambler.bets, step.pick);
    if (!bet?.told) return;
    const client = await connectAgain(stage, gambler, gambler.devices[0]?.session ?? '');
    client.bet(`${BigInt(bet.bet_minor) * 2n}`, bet.target, step.place, bet.id);
    const answer = await answerTo(client, bet.id, 'bet');
    await client.close();
    note(stage.seen, `change_bet ${said(answer)}`);
    if (answer !== 'lost' && answer.ok) stage.seen.faults.push(`Bet ${bet.id} was taken with another amount`);
  },
  strange_cash_out: async (stage, gambler, step) => {
    const other = pickOf(stage.gamblers, step.pick);
    const theirs = other === gambler ? undefined : pickOf(other?.bets ?? [], step.pick)?.id;
    const id = step.copies === 1 ? (theirs ?? randomUUID()) : randomUUID();
    const client = await deviceOf(stage, gambler, step.pick);
    client.cashOut(id);
    const answer = await answerTo(client, id, 'cash_out');
    note(stage.seen, `strange_cash_out ${said(answer)}`);
    if (answer !== 'lost' && (answer.ok || answer.error !== 'round_unknown'))
      stage.seen.faults.push(`A strange bet was cashed out: ${JSON.stringify(answer)}`);
  },
  reconnect: async (stage, gambler, step) => {
    const device = pickOf(gambler.devices, step.pick);
    await device?.client.close();
    if (!device) return;
    device.client = await connectAgain(stage, gambler, device.session);
    for (const own of device.client.snapshot.own) {
      const told = gambler.bets.find(({ id }) => id === own.bet_id)?.told;
      if (told?.state === 'cashed_out' && told.win_minor !== own.win_minor)
        stage.seen.faults.push(
          `Bet ${own.bet_id} is told with ${own.win_minor}, and was with ${told.win_minor}`,
        );
    }
  },
  begin: async (stage, gambler, { pick, copies, bet_minor }) => {
    const game = pickOf(roundGames, pick) ?? 'dice';
    const round: AskedRound = { id: randomUUID(), game, step: 0 };
    gambler.rounds.push(round);
    const session = gambler.sessions.get(game);
    await atOnce(copies, () =>
      call(stage, 'begin', { session, round_id: round.id, bet_minor, wager: wagers[game] }),
    );
  },
  act: async (stage, gambler, step) => {
    const round = pickOf(gambler.rounds.slice(-4), step.pick);
    if (round) await actIn(stage, gambler, step, round, round.step + (step.pick % 10 === 0 ? 1 : 0));
  },
  repeat_act: async (stage, gambler, step) => {
    const round = pickOf(gambler.rounds.slice(-4), step.pick);
    if (!round) return;
    const [action, at] = [randomUUID(), round.step];
    await actIn(stage, gambler, step, round, at, action);
    await actIn(stage, gambler, step, round, at, action);
    round.step = Math.min(round.step, at + 1);
  },
  strange_act: async (stage, gambler, step) => {
    const other = pickOf(stage.gamblers, step.pick);
    const theirs = other === gambler ? undefined : pickOf(other?.rounds ?? [], step.pick);
    const round: AskedRound = { id: theirs?.id ?? randomUUID(), game: theirs?.game ?? 'mines', step: 0 };
    const session = gambler.sessions.get(round.game);
    const request = {
      session,
      round_id: round.id,
      step: 0,
      action: { type: 'cash_out' },
      action_id: randomUUID(),
    };
    const answer = await call(stage, 'act', request);
    if (answer && (answer.ok || answer.error !== 'round_unknown'))
      stage.seen.faults.push(`A strange round was acted in: ${JSON.stringify(answer)}`);
  },
  enter: async (stage, gambler, { pick }) => {
    await call(stage, 'enter', { session: pickOf([...gambler.sessions.values()], pick) });
  },
  rotate: async (stage, gambler, { pick }) => {
    await stage.whenUp();
    const session = pickOf([...gambler.sessions.values()], pick);
    await stage.house
      .post('/play-api/rotate-seed', { session, client_seed: `of step ${pick}` })
      .catch(() => undefined);
  },
};
