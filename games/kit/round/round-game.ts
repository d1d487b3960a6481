/**
 * A game whose rounds are a wager and actions, as the house plays it, whatever its kind. A round is a pure function of its bet, its
 * wager, the numbers that are drawn for it, and the actions of its player.
 */
import type { z } from 'zod';
import type { RandomSource } from '../fairness/random.ts';

/** JSON, as wagers and actions are kept. */
export type Thing = Readonly<Record<string, z.core.util.JSONType>>;

/** What is done in a round whose player does not return: an action of theirs, or its bet is given back as if it had not been placed. */
export type WhenAway = 'take_back' | Thing;

/** Where a round stands after some actions. */
export type Standing = {
  /** `in_play` waits for the player's next action. */
  state: 'in_play' | 'ended';
  /** In ten-thousandths of all that has been staked: what the round paid, or would pay if it were cashed out now. */
  multiplier: number;
  /** Whether the player may end the round now and be paid. */
  canCashOut: boolean;
  /** What the player may know: what is still hidden is in here only when the round has ended. */
  seen: unknown;
  /** What actions have staked beyond the bet. */
  raised_minor: bigint;
  /** What the round pays; 0 while it goes on. */
  win_minor: bigint;
  /** Null for a round that has ended. */
  whenAway: WhenAway | null;
};

export type RoundInPlay = {
  /** @throws ZodError or {@link ActionRefused}; the round is then as it was. */
  after: (actions: readonly unknown[]) => Standing;
};

/** A plain round, for whoever plays the game without looking: a certification, a test of load. */
export type UsualRound = {
  wager: Thing;
  /** Done one after the other until the round has ended; the last of them ends it. */
  actions: readonly Thing[];
};

/** What may come of a bet at most, its player's actions included. */
export type MostOf = { staked_minor: bigint; win_minor: bigint };

export type RoundGame = {
  code: string;
  title: string;
  version: number;
  /** Whether rounds may wait for their player. */
  hasSteps: boolean;
  usual: UsualRound;
  /**
   * What may come of a bet at most.
   * @throws ZodError that names what of the wager was wrong, or {@link BetRefused}.
   */
  mostOf: (bet_minor: bigint, wager: unknown) => MostOf;
  /** @throws as {@link RoundGame.mostOf} does. */
  begin: (bet_minor: bigint, wager: unknown, random: RandomSource) => RoundInPlay;
};

/** An action that the round does not allow where it stands. */
export class ActionRefused extends Error {}

/** A bet that does not go with its wager. */
export class BetRefused extends Error {}
