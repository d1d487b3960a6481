import { walletAnswerSchema, walletPaths, signatureHeader } from '@marquee/contract/providers/hub88.ts';
import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import { newId } from '../../server/kernel/ids.ts';
import { provider, type ProviderTransaction } from './sequences-arena.ts';
import { atOnce, count, isShut, pickOf, type Doing, type Run } from './sequences-run.ts';

const signAsync = promisify(sign);
const minorPerCent = 1000;

/** Send the wallet a signed call; answers its status. */
async function send(run: Run, path: string, body: object): Promise<string> {
  const text = JSON.stringify(body);
  const signature = await signAsync('RSA-SHA256', Buffer.from(text), run.arena.key);
  run.tally.requests += 1;
  const answer = await run.arena.post(`/provider/${provider.slug}/hub88${path}`, text, {
    [signatureHeader]: signature.toString('base64'),
  });
  const parsed = answer.status === 200 ? walletAnswerSchema.safeParse(JSON.parse(answer.text)) : undefined;
  if (!parsed?.success) {
    run.fault(`The wallet answered ${path} with HTTP ${answer.status}: ${answer.text.slice(0, 300)}`);
    return 'none';
  }
  const { status, balance } = parsed.data;
  count(run.tally.answers, `${path} ${status}`);
  if (balance !== undefined && balance < 0) run.fault(`The wallet tells of a balance of ${balance}`);
  return status;
}

function common({ contestant, gameToken }: Run) {
  return {
    user: contestant.user,
    token: gameToken,
    game_code: provider.game,
    request_uuid: newId(),
    supplier_transaction_id: newId(),
  };
}

function money(run: Run, transaction: ProviderTransaction) {
  return {
    ...common(run),
    supplier_transaction_id: transaction.id,
    transaction_uuid: transaction.id,
    supplier_user: run.contestant.user,
    round: transaction.round,
    amount: Number(transaction.amount),
    currency: run.contestant.currency,
    is_free: false,
  };
}

function newTransaction(run: Run, fields: Pick<ProviderTransaction, 'kind' | 'amount' | 'round'>) {
  const transaction: ProviderTransaction = {
    ...fields,
    id: newId(),
    accepted: false,
    rollbackSent: false,
    rolledBack: false,
  };
  run.contestant.transactions.push(transaction);
  return transaction;
}

/** What a bet may be answered besides RS_OK: too little money or a limit, and what says that he plays no more. */
const betRefusals = [
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_TOKEN_EXPIRED',
];

async function sendBet(run: Run, bet: ProviderTransaction, copies: number): Promise<string[]> {
  const isRefused = isShut(run);
  const wasRolledBack = bet.rolledBack;
  const body = { ...money(run, bet), round_closed: false };
  const statuses = await atOnce(copies, () => send(run, walletPaths.bet, body));
  if (statuses.includes('RS_OK')) {
    bet.accepted = true;
    if (isRefused) run.fault('A bet was taken of a player who takes a break from play');
    if (wasRolledBack) run.fault(`The bet ${bet.id} was taken after its rollback`);
  }
  return statuses;
}

async function sendRollback(run: Run, of: ProviderTransaction, copies: number): Promise<void> {
  // A provider that has no answer sends its rollback again, under the same id or under another one.
  const body = {
    ...common(run),
    transaction_uuid: newId(),
    round: of.round,
    round_closed: true,
    reference_transaction_uuid: of.id,
  };
  of.rollbackSent = true;
  const statuses = await atOnce(copies, () => send(run, walletPaths.rollback, body));
  if (statuses.includes('RS_OK')) of.rolledBack = true;
  // A win that was spent meanwhile cannot be taken back yet.
  const allowed = of.kind === 'win' ? ['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY'] : ['RS_OK'];
  for (const status of statuses) {
    if (!allowed.includes(status))
      run.fault(`The rollback of the ${of.kind} ${of.id} was answered ${status}`);
  }
}

const bet: Doing = async (run, { amount_cents, copies }) => {
  const amount = BigInt(amount_cents * minorPerCent);
  const transaction = newTransaction(run, { kind: 'bet', amount, round: newId() });
  const statuses = await sendBet(run, transaction, copies);
  for (const status of statuses) {
    if (status === 'RS_OK' || betRefusals.includes(status) || transaction.rollbackSent) continue;
    run.fault(`The bet ${transaction.id} was answered ${status}`);
  }
};

const win: Doing = async (run, { pick, amount_cents, copies }) => {
  const bets = run.contestant.transactions.filter(({ kind }) => kind === 'bet');
  const won = pickOf(bets, pick);
  if (!won) return;
  const [wasAccepted, wasRolledBack] = [won.accepted, won.rolledBack];
  // A round that is lost is a win of nothing.
  const amount = pick % 4 === 0 ? 0n : BigInt(amount_cents * minorPerCent);
  const transaction = newTransaction(run, { kind: 'win', amount, round: won.round });
  const body = {
    ...money(run, transaction),
    round_closed: true,
    reference_transaction_uuid: won.id,
  };
  const statuses = await atOnce(copies, () => send(run, walletPaths.win, body));
  if (statuses.includes('RS_OK')) {
    transaction.accepted = true;
    if (wasRolledBack) run.fault(`The win ${transaction.id} was paid on a bet that was rolled back`);
  }
  for (const status of statuses) {
    if (status === 'RS_OK' || transaction.rollbackSent) continue;
    // Of a bet that was not taken yet when the win was sent, or is taken back at the same time.
    if (status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' && (!wasAccepted || won.rollbackSent)) continue;
    run.fault(`The win ${transaction.id} was answered ${status}`);
  }
};

const rollback: Doing = async (run, { pick, copies }) => {
  const of = pickOf(
    run.contestant.transactions.filter(({ kind }) => kind === 'bet'),
    pick,
  );
  if (of) await sendRollback(run, of, copies);
};

const winRollback: Doing = async (run, { pick, copies }) => {
  const of = pickOf(
    run.contestant.transactions.filter(({ kind }) => kind === 'win'),
    pick,
  );
  if (of) await sendRollback(run, of, copies);
};

const rollbackBeforeBet: Doing = async (run, { amount_cents, copies }) => {
  const amount = BigInt(amount_cents * minorPerCent);
  const transaction = newTransaction(run, { kind: 'bet', amount, round: newId() });
  await sendRollback(run, transaction, 1);
  await sendBet(run, transaction, copies);
};

export const play = {
  bet,
  win,
  rollback,
  win_rollback: winRollback,
  rollback_before_bet: rollbackBeforeBet,
};
