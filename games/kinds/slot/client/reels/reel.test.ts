import { Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { createTimeline } from '../stage/timeline.ts';
import { createReelSet } from './reel-set.ts';
import { speeds, type Speed } from './tempo.ts';
import dragonFortune from '../../../../dragon-fortune/scene.ts';
import fruitParty from '../../../../fruit-party/scene.ts';
import goldenPharaoh from '../../../../golden-pharaoh/scene.ts';

const strip = ['a', 'b', 'c', 'd', 'e', 'f'];
const column = ['a', 'b', 'c'];

/** Plays one spin frame by frame; the result comes 60 ms after the press. Answers how long it took. */
async function spinTime_ms(speed: Speed, scene: typeof dragonFortune): Promise<number> {
  const timeline = createTimeline();
  const strips = Array.from({ length: 5 }, () => strip);
  const reels = createReelSet({
    strips: { base: strips, free: strips },
    rowCount: 3,
    firstGrid: null,
    notAtFirst: undefined,
    scene,
    symbols: { still: () => Texture.EMPTY, smeared: () => Texture.EMPTY },
    timeline,
    isMotionReduced: () => false,
  });
  reels.start(speed, []);
  const turn = { age_ms: 0, isOver: false };
  const frame = async (): Promise<void> => {
    timeline.advance(16);
    turn.age_ms += 16;
    // The reels go on from one step to the next by promises.
    for (let step = 0; step < 8; step += 1) await Promise.resolve();
  };
  while (turn.age_ms < 60) await frame();
  void reels
    .land(
      {
        type: 'spin',
        phase: 'base',
        grid: strips.map(() => column),
        stops: strips.map(() => 0),
        held_reels: [],
        anticipation: [],
        coins: [],
        multiplier: 1,
        free_spin: null,
      },
      speed,
      { onTouch: () => {}, onAnticipation: () => {} },
    )
    .then(() => (turn.isOver = true));
  while (!turn.isOver && turn.age_ms < 20_000) await frame();
  return turn.age_ms;
}

test.each([
  ['dragon-fortune', dragonFortune],
  ['fruit-party', fruitParty],
  ['golden-pharaoh', goldenPharaoh],
])('a whole spin of %s is shorter at each speed', async (_code, scene) => {
  const [normal = 0, fast = 0, turbo = 0] = await Promise.all(
    speeds.map((speed) => spinTime_ms(speed, scene)),
  );
  expect(normal).toBeGreaterThan(fast * 1.25);
  expect(fast).toBeGreaterThan(turbo * 1.5);
  expect(turbo).toBeLessThan(900);
});
