import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Test files that take long take turns: `npm test` runs a quarter of each group, and all that is not listed here; `npm run test:all` runs
 * everything. Which quarter is chosen by the commit, so that a run repeats what another of the same commit ran.
 */
export const TURNS = 4;

/** Alike files stand together, the longest first, so that each turn has about as much of each kind and takes about as long. */
export const longFiles = {
  calls: [
    'tests/contract/rounds.test.ts',
    'tests/contract/generated-input.test.ts',
    'tests/contract/isolation.test.ts',
    'tests/contract/sequences.test.ts',
    'server/http/rate-limits.test.ts',
    'server/http/api-routes.test.ts',
  ],
  console: [
    'tests/console/generated-input.test.ts',
    'tests/console/rights.test.ts',
    'server/reports/reports.property.test.ts',
    'tests/console/audit.test.ts',
  ],
  rounds: [
    'games/server/rounds-in-play.test.ts',
    'games/server/raises.test.ts',
    'games/server/meters.test.ts',
    'games/server/choice.test.ts',
    'games/server/exposure.test.ts',
    'games/server/rounds-in-play.property.test.ts',
    'games/server/jackpots/jackpots.test.ts',
    'games/server/database-loss.test.ts',
    'games/server/crash.test.ts',
  ],
  draws: [
    'games/server/draws/draws.property.test.ts',
    'games/server/draws/killed.test.ts',
    'games/server/flights/flights.test.ts',
    'games/server/draws/draws.test.ts',
    'games/server/draws/live/killed.test.ts',
    'games/server/draws/live/lottery-killed.test.ts',
    'games/server/draws/live/pool-killed.test.ts',
    'tests/house-in-draws.test.ts',
    'games/server/draws/live/live.property.test.ts',
    'games/server/draws/live/lottery.property.test.ts',
    'games/server/draws/live/pool.property.test.ts',
    'games/server/draws/switched-off.test.ts',
    'games/server/flights/left-flights.test.ts',
    'games/server/draws/live/live.test.ts',
    'games/server/draws/live/lottery.test.ts',
    'games/server/draws/live/called-off.test.ts',
    'games/server/draws/live/pool.test.ts',
    'games/server/draws/live/checked.test.ts',
    'games/server/draws/play-socket.test.ts',
    'games/server/flights/flights-checked.test.ts',
  ],
  proofs: [
    'games/published.test.ts',
    'games/kinds/slot/prove/proofs.test.ts',
    'games/kinds/table/games.test.ts',
    'games/kinds/table/poker/poker.test.ts',
    'games/kinds/table/prove/blackjack.test.ts',
    'games/kinds/slot/published/published.test.ts',
    'games/kinds/slot/prove/exact.test.ts',
    'games/kinds/table/published/published.test.ts',
    'games/kinds/instant/instant.test.ts',
    'games/kinds/slot/rules/rules.test.ts',
    'games/kinds/slot/tumble/published/published.test.ts',
    'games/kinds/instant/published/published.test.ts',
    'games/kinds/live/games.test.ts',
    'games/kinds/live/digits.test.ts',
    'games/kinds/crash/crash-point.test.ts',
    'games/kinds/crash/flight.test.ts',
  ],
  programs: [
    'tools/start/production.test.ts',
    'tools/certify/certify.test.ts',
    'tools/start/constellation.test.ts',
    'tools/new-game/new-game.test.ts',
    'games/server/strangers-verifier.test.ts',
    'tools/start/two-nodes.test.ts',
    'tools/postgres/supervisor.test.ts',
    'tools/certify/provider.test.ts',
    'tests/house-certified.test.ts',
    'tools/randomness/randomness.test.ts',
    'tools/command/commands.test.ts',
    'tools/chains/chains.test.ts',
    'tools/certify/jili.test.ts',
    'database/export-brand.test.ts',
    'tools/operator/round-commands.test.ts',
  ],
  platform: [
    'tests/rewards.property.test.ts',
    'server/api/safety/breaks.test.ts',
    'server/minigames/minigames.test.ts',
    'server/kernel/database.test.ts',
    'server/api/referral/claim.test.ts',
    'server/cashier/notices.property.test.ts',
    'tests/usdt.test.ts',
    'server/ledger/ledger.property.test.ts',
    'server/api/cashier/cashier-calls.test.ts',
    'server/bonus/bonus.property.test.ts',
    'server/api/safety/limits.test.ts',
  ],
  gamesInBrowsers: [
    'games/crash.browser.test.ts',
    'games/client.browser.test.ts',
    'games/live.browser.test.ts',
    'games/lotto.browser.test.ts',
    'games/pool.browser.test.ts',
    'games/every-instant.browser.test.ts',
    'games/tumble.browser.test.ts',
    'games/instant.browser.test.ts',
    'games/spectacle.browser.test.ts',
    'games/dealt.browser.test.ts',
    'games/solo.browser.test.ts',
    'games/feature-choice.browser.test.ts',
    'games/penalty.browser.test.ts',
    'games/coconut.browser.test.ts',
    'games/sky-stack.browser.test.ts',
    'games/lost-line.browser.test.ts',
    'games/fairness.browser.test.ts',
    'games/kinds/slot/client/tumble/tumble.browser.test.ts',
    'games/every-table.browser.test.ts',
    'games/win-mark.browser.test.ts',
    'games/collect.browser.test.ts',
    'games/crash-wins.browser.test.ts',
    'games/sound.browser.test.ts',
    'games/video-poker.browser.test.ts',
    'games/live-round.browser.test.ts',
    'games/instant-interrupted.browser.test.ts',
    'games/feature-buy.browser.test.ts',
    'games/crash-round.browser.test.ts',
    'games/roulette.browser.test.ts',
  ],
  journeys: [
    'tests/journeys/session.test.ts',
    'tests/journeys/arrangements.test.ts',
    'tests/journeys/arranged-lists.test.ts',
    'tests/journeys/first-visit.test.ts',
    'tests/journeys/account.test.ts',
    'tests/journeys/casino-details.test.ts',
    'tests/journeys/slot-details.test.ts',
    'tests/journeys/lobby-categories.test.ts',
    'tests/journeys/lottery-cards.test.ts',
    'tests/journeys/safety.test.ts',
    'tests/journeys/console-work.test.ts',
    'tests/journeys/console-sites.test.ts',
    'tests/journeys/console-players.test.ts',
    'tests/journeys/console-reports.test.ts',
    'tests/journeys/console-games.test.ts',
    'tests/journeys/console-day.test.ts',
    'tests/journeys/console-system.test.ts',
    'tests/journeys/console-popups.test.ts',
    'tests/journeys/console-operations.test.ts',
    'tests/journeys/console-rewards.test.ts',
    'tests/journeys/console-rules.test.ts',
    'tests/journeys/console-failing.test.ts',
    'tests/journeys/console-words.test.ts',
    'tests/journeys/console-promotions.test.ts',
    'tests/journeys/console-access.test.ts',
    'tests/journeys/dive.test.ts',
    'tests/journeys/velvet-stage.test.ts',
    'tests/journeys/shell.test.ts',
    'tests/journeys/cashier-pages.test.ts',
    'tests/journeys/main-job-casino1.test.ts',
    'tests/journeys/beginning.test.ts',
    'tests/journeys/keyboard.test.ts',
    'tests/journeys/arranged-frames.test.ts',
    'tests/journeys/site-shell.test.ts',
    'tests/journeys/arranged-cashier.test.ts',
    'tests/journeys/minigames.test.ts',
    'tests/journeys/main-job-slot2.test.ts',
    'tests/journeys/promotions.test.ts',
    'tests/journeys/when-parts-fail.test.ts',
    'tests/journeys/two-tabs.test.ts',
    'tests/journeys/killed-in-every-game.test.ts',
    'tests/journeys/engagement.test.ts',
    'tests/journeys/navigation.test.ts',
    'tests/journeys/gallery.test.ts',
    'tests/journeys/account-refused.test.ts',
    'tests/journeys/deposit-bonus.test.ts',
    'tests/journeys/step-up.test.ts',
    'tests/journeys/arranged-histories.test.ts',
    'tests/journeys/passkeys.test.ts',
    'tests/journeys/break.test.ts',
    'tests/journeys/killed-mid-round.test.ts',
    'tests/journeys/first-response.test.ts',
    'tests/journeys/notifications.test.ts',
    'tests/journeys/main-job-slot1.test.ts',
    'tests/journeys/main-job-slot5.test.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** In which turn the file at a place of its group runs: to and fro, so that the first of each four is not always the longest. */
export function turnOfPlace(place: number): number {
  const inTurn = place % TURNS;
  return Math.floor(place / TURNS) % 2 === 0 ? inTurn : TURNS - 1 - inTurn;
}

/** The long files that do not run in a turn, from 0. */
export function restingFiles(turn: number): readonly string[] {
  return Object.values<readonly string[]>(longFiles).flatMap((group) =>
    group.filter((_, place) => turnOfPlace(place) !== turn),
  );
}

/** The turn of what is checked out; without a history, that of the day. */
export async function currentTurn(root: string): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
    return Number.parseInt(stdout.slice(0, 6), 16) % TURNS;
  } catch {
    return new Date().getUTCDate() % TURNS;
  }
}
