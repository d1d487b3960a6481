/** The presentation of a large win: it counts up, and goes over into the next scene when it reaches its amount. */
import type { Texture } from 'pixi.js';
import type { Sound } from '../sound/sound.ts';
import { easeInOut } from '../stage/easing.ts';
import type { Stage } from '../stage/stage.ts';
import { amountAt, type MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';
import { lookOf } from './looks.ts';
import type { Spectacle } from './spectacle.ts';
import { tiersUpTo } from './win-tier.ts';
import type { Scene } from '../scene.ts';

export type BigWinParts = {
  stage: Stage;
  scene: Scene;
  spectacle: Spectacle;
  sound: Sound;
  words: Words;
  money: MoneyFormat;
  /** The game's first symbol, which stands behind the figure. */
  hero: Texture;
  /** What lives in the scene takes part. */
  cheer: (tier: 'big' | 'mega' | 'epic') => void;
};

const STEP_MS = 60;

/**
 * Presents a win of at least the first large tier; smaller wins are none of its business.
 * @param isCounted every part of the win has been counted before the player's eyes already: the whole is shown at once.
 */
export async function presentBigWin(
  parts: BigWinParts,
  win_minor: bigint,
  bet_minor: bigint,
  factor: number,
  isCounted = false,
): Promise<void> {
  const { stage, scene, spectacle, sound, words, money, hero, cheer } = parts;
  const tiers = tiersUpTo(win_minor, bet_minor);
  const last = tiers.at(-1);
  const first = isCounted ? last : tiers[0];
  if (!first || !last) return;
  const lastLook = lookOf(last.tier, scene.palette, scene.title.glow);
  const duration_ms = isCounted || stage.isMotionReduced() ? 0 : lastLook.count_ms * factor;
  let shown = first.tier;
  sound.play(`win.${first.tier}`);
  cheer(first.tier);
  spectacle.setFigure(money(duration_ms > 0 ? 0n : win_minor));
  await spectacle.enter(first.tier, words(`stage.tier.${first.tier}`), hero);
  let since_ms = STEP_MS;
  let steps = 0;
  let before = 0;
  await stage.timeline.tween({
    duration_ms,
    easing: easeInOut,
    skippable: true,
    update(progress) {
      since_ms += (progress - before) * duration_ms;
      before = progress;
      if (progress < 1 && since_ms < STEP_MS) return;
      since_ms = 0;
      steps += 1;
      const amount = amountAt(win_minor, progress);
      spectacle.setFigure(money(amount));
      if (progress < 1) sound.play('count.tick', steps);
      const reached = tiers.findLast(({ from_minor }) => amount >= from_minor);
      if (!reached || reached.tier === shown) return;
      shown = reached.tier;
      sound.play(`win.${reached.tier}`);
      cheer(reached.tier);
      void spectacle.enter(reached.tier, words(`stage.tier.${reached.tier}`), hero);
    },
  });
  sound.play('count.end');
  await stage.timeline.wait(lastLook.stay_ms, { skippable: true });
  await spectacle.leave();
}
