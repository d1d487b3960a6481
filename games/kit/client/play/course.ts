/** Where play stands, as the player sees it. Pure: what happened goes in, and what is to be shown comes out. */
import type { RoundView } from '../../play-api/rounds.ts';
import type { CallFailure } from '../session/call.ts';
import type { Phase } from '../game-view.ts';

export type Thing = RoundView['wager'];

/** What the server is asked for. It keeps its ids however often it has to be sent. */
export type Ask =
  | { kind: 'begin'; round_id: string; bet_minor: bigint; wager: Thing; is_automatic: boolean }
  | { kind: 'act'; round_id: string; action_id: string; step: number; action: Thing };

export type Course = {
  phase: Phase;
  /** The round on the board. */
  round: RoundView | null;
  /** What has been asked and not answered. */
  ask: Ask | null;
  /** Whether the network has failed so often that the player has to say when to try again. */
  isLost: boolean;
  /** What is shown as the balance: never ahead of what the board has presented. */
  balance_minor: bigint;
  /** What the balance becomes when the board has presented the answer; null while what the round paid is on its way. */
  arriving_minor: bigint | null;
};

export type Happening =
  | { type: 'asked'; ask: Ask }
  | { type: 'began'; round: RoundView; balance_after_bet_minor: bigint; balance_minor: bigint | null }
  | { type: 'acted'; round: RoundView; balance_after_bet_minor: bigint; balance_minor: bigint | null }
  | { type: 'shown' }
  | { type: 'refused' }
  | { type: 'lost' }
  | { type: 'again' }
  /** The server said where things stand. */
  | { type: 'entered'; round: RoundView | null; balance_minor: bigint }
  /** Money came or went elsewhere. */
  | { type: 'balance'; balance_minor: bigint };

/** Where play stands when the game opens. */
export function beginCourse(round: RoundView | null, balance_minor: bigint): Course {
  return {
    phase: isWaiting(round) ? 'in_play' : 'idle',
    round,
    ask: null,
    isLost: false,
    balance_minor,
    arriving_minor: null,
  };
}

/** What has happened changes where play stands. What cannot happen where it stands changes nothing. */
export function follow(course: Course, happening: Happening): Course {
  const { phase, round, ask } = course;
  switch (happening.type) {
    case 'asked': {
      const isNext = happening.ask.kind === 'begin' ? phase === 'idle' : phase === 'in_play';
      if (!isNext) return course;
      // The stake leaves the balance at the press; the server's own figure follows with its answer.
      const stake_minor = happening.ask.kind === 'begin' ? happening.ask.bet_minor : 0n;
      return {
        ...course,
        phase: 'asking',
        ask: happening.ask,
        isLost: false,
        balance_minor: course.balance_minor - stake_minor,
      };
    }
    case 'began':
    case 'acted': {
      if (phase !== 'asking') return course;
      const balance_minor =
        happening.type === 'began' || raisedBy(happening.round, round)
          ? happening.balance_after_bet_minor
          : course.balance_minor;
      return {
        phase: 'showing',
        round: happening.round,
        ask: null,
        isLost: false,
        balance_minor,
        arriving_minor: happening.balance_minor,
      };
    }
    case 'shown':
      if (phase !== 'showing') return course;
      return {
        ...course,
        phase: isWaiting(round) ? 'in_play' : 'idle',
        balance_minor: course.arriving_minor ?? course.balance_minor,
        arriving_minor: null,
      };
    case 'refused': {
      if (phase !== 'asking') return course;
      const returned_minor = ask?.kind === 'begin' ? ask.bet_minor : 0n;
      return {
        ...course,
        phase: isWaiting(round) ? 'in_play' : 'idle',
        ask: null,
        isLost: false,
        balance_minor: course.balance_minor + returned_minor,
      };
    }
    case 'lost':
      return phase === 'asking' ? { ...course, isLost: true } : course;
    case 'again':
      return phase === 'asking' ? { ...course, isLost: false } : course;
    case 'entered':
      return beginCourse(happening.round, happening.balance_minor);
    case 'balance':
      return phase === 'idle' || phase === 'in_play'
        ? { ...course, balance_minor: happening.balance_minor }
        : course;
  }
}

/** Whether more is staked in a round than before. */
function raisedBy({ raised_minor }: RoundView, before: RoundView | null): boolean {
  return before !== null && raised_minor !== before.raised_minor;
}

/** Whether a round waits for its player. */
export function isWaiting(round: RoundView | null): boolean {
  return round?.course?.state === 'in_play';
}

/** Refusals after which the server is asked where the round stands. */
export const movedOn: ReadonlySet<CallFailure> = new Set([
  'round_moved_on',
  'round_ended',
  'round_in_play',
  'action_not_allowed',
]);
