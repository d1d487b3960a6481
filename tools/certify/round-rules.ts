import {
  transactionsListAnswerSchema,
  transactionsListPath,
  type ListedTransaction,
} from '@marquee/contract/providers/hub88.ts';
import {
  expectSound,
  formsOf,
  isOf,
  isTaken,
  NotPlayed,
  type PlayedRound,
  playRound,
  transactions,
} from './play-round.ts';
import { ask, expectForm, gamesOf, type ProviderRule, type ProviderSubject } from './provider-call.ts';
import type { RecordedCall } from './recording-wallet.ts';
import type { Complain } from './rule.ts';

function sum(calls: readonly RecordedCall[]): number {
  return calls.reduce((total, call) => total + (call.amount ?? 0), 0);
}

function expectPaidOnce(complain: Complain, played: PlayedRound): void {
  const [bet] = transactions(played.calls, 'bet');
  const wins = transactions(played.calls, 'win');
  const paid = sum(wins);
  if (paid !== played.win) {
    complain(`${wins.length} wins pay ${paid} together, and the round pays ${played.win}`);
  }
  for (const win of wins) {
    if (win.reference !== bet?.transactionId) complain(`a win refers to ${win.reference}, not to its bet`);
  }
  if (transactions(played.calls, 'rollback').length > 0) complain('a round that was taken was rolled back');
}

function expectTakenBack(complain: Complain, played: PlayedRound): void {
  const [bet] = transactions(played.calls, 'bet');
  const rollbacks = played.calls.filter((call) => call.kind === 'rollback');
  if (rollbacks.length === 0) complain('no rollback of the bet came');
  else if (!isTaken('rollback')(rollbacks)) complain('the rollback was not repeated until it was taken');
  for (const rollback of transactions(rollbacks, 'rollback')) {
    if (rollback.reference !== bet?.transactionId) {
      complain(`a rollback refers to ${rollback.reference}, not to the bet`);
    }
  }
  if (played.calls.some((call) => call.kind === 'win')) complain('a win came of a bet that was not taken');
}

function expectListed(
  complain: Complain,
  where: string,
  listed: readonly ListedTransaction[],
  played: PlayedRound,
): void {
  const wins = transactions(played.calls, 'win').filter((call) => call.amount !== 0);
  for (const call of [...transactions(played.calls, 'bet'), ...wins]) {
    const found = listed.filter((one) => one.transaction_uuid === call.transactionId);
    if (found.length !== 1) complain(`${where}: the ${call.kind} is listed ${found.length} times`);
    for (const one of found) {
      if (one.kind !== call.kind) complain(`${where}: the ${call.kind} is listed as ${one.kind}`);
      if (one.amount !== call.amount) {
        complain(`${where}: the ${call.kind} of ${call.amount} is listed with ${one.amount}`);
      }
    }
  }
}

type Played = { category: string | null; roundForm: string | undefined };

/** What rounds are played in: each category of the provider's games, or the only one that is asked for, in each form of its rounds. */
async function playedOf(subject: ProviderSubject): Promise<Played[]> {
  // Of each category the first game is played, in each form that rounds of its games have; undefined is one that names none.
  const played = new Map<string, Played>();
  for (const game of await gamesOf(subject)) {
    const category = game.category ?? null;
    if (!game.enabled || !isOf(subject, game)) continue;
    for (const roundForm of formsOf(game))
      played.set(JSON.stringify([category, roundForm]), { category, roundForm });
  }
  return [...played.values()];
}

/** A part of the provider's games as it is printed; null for one that has no name. */
function nameOf({ category, roundForm }: Played): string | null {
  const names = [category, roundForm].filter((name) => typeof name === 'string');
  return names.length === 0 ? null : names.join(', ');
}

const faulty = 500;
const winOf = (subject: ProviderSubject) => 2 * subject.bet;

const rulesOfARound: readonly ProviderRule[] = [
  {
    id: 'round-won',
    title: 'A round that wins takes its bet once and pays its win once, each signed',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        isOver: (calls) => isTaken('win')(calls) || calls.some((call) => !call.isSigned),
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      expectPaidOnce(complain, played);
      return undefined;
    },
  },
  {
    id: 'round-lost',
    title: 'A round that loses pays nothing',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, { win: 0, isOver: isTaken('bet') });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      expectPaidOnce(complain, played);
      return undefined;
    },
  },
  {
    id: 'round-win-repeat',
    title: 'An unanswered win is sent again under the same id, until it is accepted',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        answer: ({ kind, attempt }) => (kind === 'win' && attempt < 1 ? faulty : 'RS_OK'),
        isOver: isTaken('win'),
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      expectPaidOnce(complain, played);
      if (!isTaken('win')(played.calls)) complain('the win was not sent again');
      return undefined;
    },
  },
  {
    id: 'round-bet-unanswered',
    title: 'An unanswered bet is rolled back, and the rollback is repeated until it is accepted',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        answer: ({ kind, attempt }) => (kind === 'bet' || attempt < 1 ? faulty : 'RS_OK'),
        isOver: isTaken('rollback'),
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      expectTakenBack(complain, played);
      return undefined;
    },
  },
  {
    id: 'round-bet-refused',
    title: 'A bet is rolled back if its refusal does not guarantee that nothing was taken',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        answer: ({ kind }) => (kind === 'bet' ? 'RS_ERROR_UNKNOWN' : 'RS_OK'),
        isOver: isTaken('rollback'),
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      expectTakenBack(complain, played);
      return undefined;
    },
  },
  {
    id: 'round-no-money',
    title: 'A bet that is refused for lack of money pays nothing',
    play: async (subject, complain) => {
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        answer: ({ kind }) => (kind === 'bet' ? 'RS_ERROR_NOT_ENOUGH_MONEY' : 'RS_OK'),
        isOver: (calls) => calls.length > 0,
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      if (played.calls.some((call) => call.kind === 'win'))
        complain('a win came of a bet that was not taken');
      return undefined;
    },
  },
  {
    id: 'round-listed',
    title: 'The bet and the win of a round are listed with their amounts, by round and by time',
    play: async (subject, complain) => {
      const begun_ms = Date.now();
      const played = await playRound(subject, complain, {
        win: winOf(subject),
        isOver: (calls) => isTaken('win')(calls) || calls.some((call) => !call.isSigned),
      });
      if (!played) return 'untried';
      const edge_ms = 60_000;
      const filters = {
        'by round': { round: played.round },
        'by time': {
          start_time: new Date(begun_ms - edge_ms).toISOString(),
          end_time: new Date(Date.now() + edge_ms).toISOString(),
        },
      };
      for (const [where, filter] of Object.entries(filters)) {
        const reply = await ask(subject, transactionsListPath, filter);
        const listed = expectForm(complain, where, reply, transactionsListAnswerSchema);
        if (listed) expectListed(complain, where, listed, played);
      }
      return undefined;
    },
  },
];

/**
 * What a provider does in a round, played against the certification's own wallet in one game of each category that it lists, in each of
 * the forms that the game's rounds have. A category or form of which the provider plays no round for one caller, because all players share
 * them, is left out, and said so.
 */
export const roundRules: readonly ProviderRule[] = rulesOfARound.map((rule) => ({
  ...rule,
  play: async (subject, complain, note) => {
    let played = 0;
    for (const one of await playedOf(subject)) {
      const name = nameOf(one);
      const complainOf = (complaint: string) => complain(name === null ? complaint : `${name}: ${complaint}`);
      try {
        const outcome = await rule.play({ ...subject, ...one }, complainOf, note);
        if (outcome !== undefined) return outcome;
        played += 1;
      } catch (error) {
        if (!(error instanceof NotPlayed)) throw error;
        note(`${name ?? 'a game'}: not played for one caller (${error.message})`);
      }
    }
    return played === 0 ? 'untried' : undefined;
  },
}));
