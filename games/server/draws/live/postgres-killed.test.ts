/**
 * The PostgreSQL of the house is killed in each phase of each kind of draw, and is started again on the same data while the game server lives on:
 * the draw finishes once with the committed result, late bets are refused, and every bet is paid or given back once.
 */
import { test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { drawsWithBets } from '../../testing/draws-with-bets.ts';
import type { PlayedDraw } from '../../testing/kept-draws.ts';
import { expectSettled, loseIn, phases, seatPlayers } from '../../testing/lost-part.ts';
import { startPartsHouse } from '../../testing/parts-house.ts';

test.concurrent.for(sampled(drawsWithBets, 2))(
  'PostgreSQL is killed in %s: the draw goes on from what it had, and what the operator has booked counts once',
  { timeout: 300_000 },
  async ([, kind], { expect, onTestFinished }) => {
    const house = await startPartsHouse('PostgreSQL', kind.start);
    onTestFinished(house.live.close);
    const players = await seatPlayers(house);
    const played: PlayedDraw[] = [];
    for (const phase of phases)
      if (phase !== 'announced' || kind.isAnnounced)
        played.push(await loseIn(phase, house, kind, players, expect));
    await expectSettled(house, kind, played, expect);
  },
);
