/**
 * Plays a round of each game that is named as `<kind>:<code>` over HTTP, those of crash over their socket, on a house of this tree.
 * Writes what it found as JSON, a line a game. Run in a copy of the tree, with the tests' PostgreSQL in the environment.
 */
import { nextOpen, startCrashHouse } from '../../../games/server/testing/crash-house.ts';
import { startTestHouse } from '../../../games/server/testing/house.ts';

const START = 10_000_000n;
type TestHouse = Awaited<ReturnType<typeof startTestHouse>>;

for (const word of process.argv.slice(2)) {
  const [kind, code = ''] = word.split(':');
  if (kind === 'crash') await playCrash(code);
  else {
    const house = await startTestHouse();
    house.operator.balances.set(house.user, START);
    const session = await house.launch(code);
    const wager = kind === 'table' ? { spots: { red: 1 } } : { doors: 2, pick: 0 };
    const played = kind === 'slot' ? await spin(house, session) : await bet(house, session, wager);
    await say(house, code, played);
    await house.close();
  }
}

async function say(house: Pick<TestHouse, 'url' | 'operator' | 'user'>, code: string, played: object) {
  const page = await fetch(`${house.url()}/play/${code}`);
  const balance = String(house.operator.balances.get(house.user));
  console.log(JSON.stringify({ code, page: page.status, balance, ...played }));
}

async function spin(house: TestHouse, session: string) {
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  const answer = await house.spin(session, opened.default_bet_minor);
  if (!answer.ok) throw new Error(answer.detail);
  return { state: 'settled', bet: answer.round.bet_minor, win: answer.round.win_minor };
}

async function bet(house: TestHouse, session: string, wager: object) {
  const answer = await house.begin(session, '100000', wager);
  if (!answer.ok) throw new Error(answer.detail);
  const { state, bet_minor, win_minor, course } = answer.round;
  return { state, bet: bet_minor, win: win_minor, seen: course?.seen };
}

/** A bet on 1.10 in a draw that ends later. */
async function playCrash(code: string) {
  const house = await startCrashHouse({
    game: code,
    timing: {
      betting_ms: 2_000,
      answers_ms: 5_000,
      lastCashOuts_ms: 20,
      pause_ms: 20,
      beat_ms: 5,
      stale_ms: 10_000,
    },
    ends: { earliest: 120, latest: 140 },
  });
  const client = await house.connect(house.user, START);
  const draw = await nextOpen(client);
  client.bet('100000', 110);
  await client.draw('settled', draw);
  const [row] = await house.bets(draw);
  await say(house, code, { state: row?.round_state, bet: row?.bet, win: row?.round_win });
  await house.close();
}
