/** Rounds as their players are told of them. */
import type { BookedRound, ListedRound, PlayedRound } from '../../kinds/slot/play-api.ts';
import type { JackpotPart } from '../../kinds/slot/play-api.ts';
import { slotBookSchema } from '../../kinds/slot/slot-book.ts';
import { choiceOfRound } from '../choice.ts';
import { hashServerSeed } from '../../kit/fairness/stream.ts';
import { courseSchema, type RoundView } from '../../kit/play-api/rounds.ts';
import { type KeptSeeds, type Round, type RoundState, seedsOf } from './round.ts';

function fairnessOf({ serverSeed, clientSeed, clientSeedBy, nonce }: KeptSeeds) {
  return {
    server_seed_hash: hashServerSeed(serverSeed),
    client_seed: clientSeed,
    client_seed_by: clientSeedBy,
    nonce,
  };
}

function presentJackpot({ jackpot }: Round): JackpotPart | null {
  if (!jackpot?.place) return null;
  const { pot, number, before, after, mustPayBy, draw } = jackpot.place;
  return {
    pot,
    number: number.toString(),
    contribution_minor: jackpot.contribution.toString(),
    before_minor: before.toString(),
    after_minor: after.toString(),
    must_pay_by_minor: mustPayBy.toString(),
    draw: draw.toString(),
    won_minor: jackpot.paid.toString(),
  };
}

/** A round of a slot, without its course. */
function presentRound(round: Round): PlayedRound {
  return {
    round_id: round.publicId,
    created_at: round.createdAt.toISOString(),
    game_version: round.gameVersion,
    build: round.build,
    bet_minor: round.bet.toString(),
    win_minor: round.win.toString(),
    jackpot: round.state === 'settled' ? presentJackpot(round) : null,
    bought: round.bought,
    choice: choiceOfRound(round),
    is_free_bet: round.rewardUuid !== null,
    fairness: fairnessOf(seedsOf(round)),
  };
}

/** A round as the history lists it: what a round would have won that did not come about was never a win. */
export function presentListedRound(round: Round): ListedRound {
  const played = presentRound(round);
  return {
    ...played,
    win_minor: round.state === 'settled' ? played.win_minor : '0',
    state: round.state,
  };
}

/** A round of a slot with its course. */
export function presentBookedRound(round: Round): BookedRound {
  return { ...presentRound(round), book: slotBookSchema.parse(round.book) };
}

/** The states in which the bet is taken, so that what came of it may be told. */
const toldStates: ReadonlySet<RoundState> = new Set(['in_play', 'closing', 'settled']);

/** A round of wager and actions. What is decided is told once the bet is taken. */
export function presentRoundView(round: Round): RoundView {
  const isTold = toldStates.has(round.state);
  return {
    round_id: round.publicId,
    created_at: round.createdAt.toISOString(),
    game_version: round.gameVersion,
    build: round.build,
    bet_minor: round.bet.toString(),
    raised_minor: round.raised.toString(),
    win_minor: isTold ? round.win.toString() : '0',
    fairness: round.seeds && fairnessOf(round.seeds),
    state: round.state,
    wager: round.wager ?? {},
    actions: [...round.actions],
    course: isTold ? courseSchema.parse(round.book) : null,
    ends_at: round.state === 'in_play' ? (round.endsAt?.toISOString() ?? null) : null,
  };
}
