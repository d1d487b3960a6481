/** The presentation of a large win: it counts up, and its name grows with it. */
import type { Sound } from '../sound/sound.ts';
import { easeInOut } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import { amountAt, type MoneyFormat } from '../words/money.ts';
import type { Words } from '../words/words.ts';
import type { Notice } from './notice.ts';
import type { ShowerMaker } from './shower.ts';
import { tiersUpTo } from './win-tier.ts';

export type BigWinParts = {
  stage: Stage;
  notice: Notice;
  shower: ShowerMaker;
  sound: Sound;
  words: Words;
  money: MoneyFormat;
  layout: () => Layout;
};

const COUNT_MS = { big: 2600, mega: 4200, epic: 6000 } as const;
const STEP_MS = 60;

/** Presents a win of at least the first large tier; smaller wins are none of its business. */
export async function presentBigWin(
  parts: BigWinParts,
  win_minor: bigint,
  bet_minor: bigint,
  factor: number,
): Promise<void> {
  const { stage, notice, shower, sound, words, money, layout } = parts;
  const tiers = tiersUpTo(win_minor, bet_minor);
  const first = tiers[0];
  const last = tiers.at(-1);
  if (!first || !last) return;
  const { viewport } = layout();
  sound.play(`win.${first.tier}`);
  shower.pour(
    { x: viewport.width / 2, y: viewport.height * 0.72, spread: viewport.width * 0.5 },
    tiers.length * 26,
    COUNT_MS[last.tier] * factor,
  );
  await notice.show({
    heading: words(`stage.tier.${first.tier}`),
    figure: money(0n),
    stay_ms: 1500,
    async during({ setHeading, setFigure }) {
      let shown: string = first.tier;
      let since_ms = STEP_MS;
      let steps = 0;
      let before = 0;
      const duration_ms = stage.isMotionReduced() ? 0 : COUNT_MS[last.tier] * factor;
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
          setFigure(money(amount));
          if (progress < 1) sound.play('count.tick', steps);
          const reached = tiers.findLast(({ from_minor }) => amount >= from_minor);
          if (!reached || reached.tier === shown) return;
          shown = reached.tier;
          setHeading(words(`stage.tier.${reached.tier}`));
          sound.play(`win.${reached.tier}`);
          shower.burst({ x: viewport.width / 2, y: viewport.height * 0.6, spread: viewport.width * 0.3 }, 36);
        },
      });
      sound.play('count.end');
    },
  });
}
