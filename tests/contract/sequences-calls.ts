import type { Call } from '@marquee/contract/call.ts';
import { calls } from '@marquee/contract/calls.ts';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import { vip } from '@marquee/contract/api/auth/vip.ts';
import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { betHistory } from '@marquee/contract/api/history/bets.ts';
import { statement } from '@marquee/contract/api/history/statement.ts';
import { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import { favList } from '@marquee/contract/api/home/fav_list.ts';
import { favSet } from '@marquee/contract/api/home/fav_set.ts';
import { leaderboardList } from '@marquee/contract/api/leaderboard/list.ts';
import { miniGameBet } from '@marquee/contract/api/mini_game/mini_game_bet.ts';
import { miniGameReward } from '@marquee/contract/api/mini_game/mini_game_reward.ts';
import { miniGameWallet } from '@marquee/contract/api/mini_game/mini_game_wallet.ts';
import { missionClaim } from '@marquee/contract/api/mission/claim.ts';
import { missionList } from '@marquee/contract/api/mission/list.ts';
import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { referralClaim } from '@marquee/contract/api/referral/claim.ts';
import { safetyCloseAccount } from '@marquee/contract/api/safety/close_account.ts';
import { safetyLimitCancel } from '@marquee/contract/api/safety/limit_cancel.ts';
import { safetyLimitSet } from '@marquee/contract/api/safety/limit_set.ts';
import { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import { safetySelfExclude } from '@marquee/contract/api/safety/self_exclude.ts';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import { deleteInbox } from '@marquee/contract/api/settings/delete_inbox.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { readInbox } from '@marquee/contract/api/settings/read_inbox.ts';
import { spinPlay } from '@marquee/contract/api/spin/play.ts';
import { formatMoney, parseMoney } from '../../server/kernel/money.ts';
import { provider } from './sequences-arena.ts';
import { ask, atOnce, isShut, noteReward, pickOf, type Doing, type Run } from './sequences-run.ts';

const day_ms = 86_400_000;

/** A claim that succeeded is written down; one by a player who may not play is a fault. */
function noteClaim(run: Run, mayNot: boolean, what: string, reward: { kind: string; amount: string }): void {
  if (mayNot) run.fault(`${what} was claimed by a player who takes a break from play`);
  noteReward(run, what, reward);
}

const inboxClaim: Doing = async (run, { pick, copies }) => {
  const mayNot = isShut(run);
  const inbox_id = pickOf(run.contestant.inbox, pick);
  if (inbox_id === undefined) return;
  for (const each of await atOnce(copies, () => ask(run, claimInbox, { inbox_id }))) {
    if (each.ok) noteClaim(run, mayNot, `inbox ${inbox_id}`, each.answer.reward);
  }
};

const inboxDelete: Doing = async (run, { pick, copies }) => {
  const inbox_id = pickOf(run.contestant.inbox, pick);
  if (inbox_id === undefined) return;
  await ask(run, readInbox, { inbox_id });
  await atOnce(copies, () => ask(run, deleteInbox, { inbox_id }));
};

const claimMission: Doing = async (run, { pick, copies }) => {
  const mayNot = isShut(run);
  const mission_id = pickOf(run.arena.missions, pick) ?? '';
  for (const each of await atOnce(copies, () => ask(run, missionClaim, { mission_id }))) {
    if (!each.ok) continue;
    noteClaim(run, mayNot, `mission ${mission_id} of ${each.answer.period_start}`, each.answer.reward);
  }
};

const claimReferral: Doing = async (run, { copies }) => {
  const mayNot = isShut(run);
  for (const each of await atOnce(copies, () => ask(run, referralClaim, {}))) {
    if (each.ok) noteClaim(run, mayNot, `referral ${each.answer.claim_id}`, each.answer.reward);
  }
};

const miniGames = ['pearl-dice', 'scratch-card'];

const miniBet: Doing = async (run, { pick, copies }) => {
  const mayNot = isShut(run);
  const game_id = pickOf(miniGames, pick) ?? '';
  const answers = await atOnce(copies, () => ask(run, miniGameBet, { game_id }));
  for (const each of answers) {
    if (!each.ok) continue;
    if (mayNot) run.fault('A minigame was begun by a player who takes a break from play');
    run.contestant.plays.set(each.answer.play_id, { cost: each.answer.token_cost });
  }
  if (answers.filter(({ ok }) => ok).length > 1 && copies > 1) {
    // Only one play of a game is open: a second can begin when somebody took the first one's prize in between.
    const plays = answers.flatMap((each) => (each.ok ? [each.answer.play_id] : []));
    if (new Set(plays).size !== plays.length) run.fault('Two bets began the same play');
  }
};

const miniReward: Doing = async (run, { pick, copies }) => {
  const game_id = pickOf(miniGames, pick) ?? '';
  for (const each of await atOnce(copies, () => ask(run, miniGameReward, { game_id }))) {
    if (each.ok) noteReward(run, `play ${each.answer.play_id}`, each.answer.prize);
  }
};

const spin: Doing = async (run, { copies }) => {
  const mayNot = isShut(run);
  const answers = await atOnce(copies, () => ask(run, spinPlay, {}));
  for (const each of answers) {
    if (!each.ok) continue;
    noteClaim(run, mayNot, `play ${each.answer.play_id}`, each.answer.prize);
    run.contestant.plays.set(each.answer.play_id, { cost: each.answer.token_cost });
  }
  const free = answers.filter((each) => each.ok && parseMoney(each.answer.token_cost) === 0n);
  if (free.length > 1) run.fault('The free spin was had twice at once');
};

const kinds = ['deposit', 'loss', 'wager'] as const;
const windows = ['24h', '7d', '30d'] as const;

const limitSet: Doing = async (run, { pick, amount_cents, copies }) => {
  const amount =
    pick % 7 === 0 ? null : formatMoney(parseMoney((amount_cents / 10).toFixed(2)) + 500_000_000n);
  const input = { kind: kinds[pick % 3] ?? 'loss', window: windows[pick % 2] ?? '24h', amount };
  await atOnce(copies, () => ask(run, safetyLimitSet, input));
};

const limitCancel: Doing = async (run, { pick }) => {
  await ask(run, safetyLimitCancel, { kind: kinds[pick % 3] ?? 'loss', window: windows[pick % 2] ?? '24h' });
};

/** From the answer on nothing of play is let through: also not what other devices ask for. */
function shut(run: Run, until: string | null): void {
  const end = until === null ? new Date('9999-01-01') : new Date(until);
  const { shutUntil } = run.contestant;
  if (shutUntil === undefined || shutUntil < end) run.contestant.shutUntil = end;
}

const timeOut: Doing = async (run, { pick, copies }) => {
  for (const each of await atOnce(copies, () => ask(run, safetyTimeOut, { days: 1 + (pick % 3) }))) {
    if (each.ok) shut(run, each.answer.exclusion.ends_at);
  }
};

const selfExclude: Doing = async (run, { pick, copies }) => {
  const input = { months: pick % 2 === 0 ? 6 : null, confirm: true } as const;
  for (const each of await atOnce(copies, () => ask(run, safetySelfExclude, input))) {
    if (each.ok) shut(run, each.answer.exclusion.ends_at);
  }
};

const closeAccount: Doing = async (run) => {
  const { contestant } = run;
  const wasClosed = contestant.isClosed;
  // From now on other devices may be told so.
  contestant.isClosed = true;
  const closed = await ask(run, safetyCloseAccount, { confirm: true, forfeit_bonus: true });
  if (closed.ok) {
    shut(run, null);
    if (closed.answer.withdrawal) contestant.withdrawals.push(closed.answer.withdrawal.withdrawal_id);
  } else if (closed.refusal !== 'CLOSE') contestant.isClosed = wasClosed;
};

const wrongSession: Doing = async (run, { pick }) => {
  const stranger = pickOf(run.arena.all, pick);
  if (!stranger || stranger === run.contestant || run.isSignedOut || run.contestant.isClosed) return;
  const { status, text } = await run.arena.post(
    getBalance.path,
    JSON.stringify({ account_id: stranger.accountId, auth: run.auth }),
  );
  if (status !== 200 || !/"(permissionDenied|CLOSE)"/.test(text) || /game_balance/.test(text)) {
    run.fault(`Another player's session was answered HTTP ${status}: ${text.slice(0, 200)}`);
  }
};

const signOut: Doing = async (run) => {
  if (run.isSignedOut) return;
  const out = await ask(run, logout, {});
  if (out.ok) run.isSignedOut = true;
};

const read =
  (make: (run: Run, pick: number) => Promise<unknown>): Doing =>
  async (run, { pick, copies }) => {
    await atOnce(copies, () => make(run, pick));
  };

/** Calls that only look, and need no more than a session: also those that are added later. */
const looks: readonly Call[] = calls.filter(
  (call: Call) =>
    call.access === 'player' &&
    /[/_](list|info|summary|wallet|gamify|cycle|wheel|log|exclusion|history|reality_check|ladder|check_status|recently_played|earnings|methods|limits|profile)$/.test(
      call.path,
    ) &&
    call.request.safeParse({ account_id: 'anybody', auth: 'anything' }).success,
);

const look: Doing = async (run, { pick }) => {
  const call = pickOf(looks, pick);
  if (call) await ask(run, call, {});
};

const showStatement: Doing = async (run) => {
  const now = run.arena.platform.clock.now().getTime();
  const period = {
    date_from: new Date(now - 30 * day_ms).toISOString(),
    date_to: new Date(now + day_ms).toISOString(),
  };
  const shown = await ask(run, statement, period);
  if (!shown.ok) return;
  const { opening_balance, deposits, withdrawals, stakes, payouts, rollbacks, bonuses, adjustments } =
    shown.answer;
  const closing = [
    [opening_balance, deposits, payouts, rollbacks, bonuses, adjustments],
    [withdrawals, stakes],
  ]
    .map((amounts) => amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n))
    .reduce((credits, debits) => credits - debits);
  if (closing !== parseMoney(shown.answer.closing_balance)) {
    run.fault(`A statement does not add up: ${JSON.stringify(shown.answer)}`);
  }
};

export const others = {
  inbox_claim: inboxClaim,
  inbox_delete: inboxDelete,
  mission_claim: claimMission,
  referral_claim: claimReferral,
  mini_game_bet: miniBet,
  mini_game_reward: miniReward,
  spin,
  limit_set: limitSet,
  limit_cancel: limitCancel,
  time_out: timeOut,
  self_exclude: selfExclude,
  close_account: closeAccount,
  balance: read((run) => ask(run, getBalance, {})),
  transactions: read((run) => ask(run, transactionHistory, {})),
  bets: read((run) => ask(run, betHistory, {})),
  look,
  statement: showStatement,
  withdrawal_info: read((run) => ask(run, withdrawalInfo, {})),
  missions: read((run) => ask(run, missionList, {})),
  inbox: read((run) => ask(run, getInbox, {})),
  mini_game_wallet: read((run) => ask(run, miniGameWallet, {})),
  leaderboard: read((run) => ask(run, leaderboardList, {})),
  favourite: read((run, pick) =>
    ask(run, favSet, {
      provider_code: provider.code,
      game_code: pick % 5 === 0 ? 'no-such-game' : provider.game,
      favourite: pick % 2 === 0,
    }),
  ),
  favourites: read((run) => ask(run, favList, {})),
  net_position: read((run) => ask(run, safetyNetPosition, {})),
  // The provider's own half is not served here, so that a launch that is let through finds nobody there.
  launch: read((run) =>
    ask(run, launchGame, {
      domain_name: 'localhost',
      provider_code: provider.code,
      game_code: provider.game,
    }),
  ),
  vip: read((run) => ask(run, vip, {})),
  wrong_session: wrongSession,
  logout: signOut,
};
