/** The fixed jackpots over the reels, in money at the bet that is chosen. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { thereAndBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import { amountAt } from '../../../../kit/client/words/money.ts';

export const jackpotNames = ['mini', 'minor', 'major', 'grand'] as const;
export type JackpotName = (typeof jackpotNames)[number];

export type JackpotPlates = {
  container: Container;
  place: (layout: Layout) => void;
  /** Writes a plate; an amount that has changed counts up or down to its value. */
  write: (
    name: JackpotName,
    label: string,
    amount_minor: bigint,
    write: (amount_minor: bigint) => string,
  ) => void;
  /** Writes what a plate is called. */
  label: (name: JackpotName, label: string) => void;
  /** Lets a plate's amount run to what a pot holds now, without a word of it. */
  tick: (name: JackpotName, amount_minor: bigint, write: (amount_minor: bigint) => string) => void;
  /** A plate lights up: its jackpot has been won. */
  flash: (name: JackpotName) => Promise<void>;
};

/** A pot is asked for every three seconds; its figure runs for most of that. */
const tick_ms = 2600;

const colors: Record<JackpotName, string> = {
  mini: '#3fae6a',
  minor: '#3a86e0',
  major: '#b04be0',
  grand: '#e0403a',
};

type Plate = {
  holder: Container;
  plate: Graphics;
  label: Lettering;
  amount: Lettering;
  shown_minor: bigint | null;
};

/** Makes the plates of those jackpots that a game has. */
export function createJackpotPlates(
  scene: Scene,
  stage: Stage,
  names: readonly JackpotName[],
): JackpotPlates {
  const container = new Container();
  const plates = new Map<JackpotName, Plate>();
  for (const name of names) {
    const holder = new Container();
    const plate = new Graphics();
    const label = createLettering(scene, '', 40, 'figure');
    const amount = createLettering(scene, '', 56, 'figure');
    holder.addChild(plate, label.container, amount.container);
    // A pot that is not asked for has neither a name nor an amount, and no plate.
    holder.visible = false;
    container.addChild(holder);
    plates.set(name, { holder, plate, label, amount, shown_minor: null });
  }

  return {
    container,
    place({ jackpots, isShort }) {
      if (!jackpots) return;
      const gap = 6;
      const along = (length: number): number => (length - gap * (names.length - 1)) / names.length;
      const width = isShort ? jackpots.width : along(jackpots.width);
      const height = isShort ? Math.min(58, along(jackpots.height)) : jackpots.height;
      // Beside the reels the largest stands on top.
      const order = isShort ? names.toReversed() : names;
      order.forEach((name, index) => {
        const item = plates.get(name);
        if (!item) return;
        const { holder, plate, label, amount } = item;
        holder.position.set(
          jackpots.x + width / 2 + (isShort ? 0 : index * (width + gap)),
          jackpots.y + height / 2 + (isShort ? index * (height + gap) : 0),
        );
        const half = { x: width / 2, y: height / 2 };
        plate
          .clear()
          .roundRect(-half.x, -half.y, width, height, 10)
          .fill({ color: 0x000000, alpha: 0.55 })
          .roundRect(-half.x, -half.y, width, height, 10)
          .fill({ color: colors[name], alpha: 0.55 })
          .stroke({ width: 2, color: scene.palette.frameLight, alpha: 0.95 });
        const inner = { x: -half.x + 6, width: width - 12 };
        label.fit({ ...inner, y: -half.y + 2, height: height * 0.38 }, height * 0.34);
        amount.fit({ ...inner, y: -half.y + height * 0.38, height: height * 0.58 }, height * 0.48);
      });
    },
    write(name, label, amount_minor, write) {
      const item = plates.get(name);
      if (!item) return;
      item.label.setText(label);
      item.holder.visible = true;
      const from = item.shown_minor;
      item.shown_minor = amount_minor;
      if (from === null || from === amount_minor || stage.isMotionReduced()) {
        item.amount.setText(write(amount_minor));
        return;
      }
      void stage.timeline.tween({
        duration_ms: 420,
        update(t) {
          // A newer stake has begun its own count.
          if (item.shown_minor !== amount_minor) return;
          item.amount.setText(write(from + amountAt(amount_minor - from, t)));
          item.amount.container.scale.set(1 + 0.12 * thereAndBack(t));
        },
      });
    },
    label(name, label) {
      const item = plates.get(name);
      if (!item) return;
      item.label.setText(label);
      item.holder.visible = true;
    },
    tick(name, amount_minor, write) {
      const item = plates.get(name);
      const from = item?.shown_minor ?? null;
      if (!item || from === amount_minor) return;
      if (from === null || from > amount_minor || stage.isMotionReduced()) {
        item.shown_minor = amount_minor;
        item.amount.setText(write(amount_minor));
        return;
      }
      item.shown_minor = amount_minor;
      void stage.timeline.tween({
        duration_ms: tick_ms,
        update(t) {
          if (item.shown_minor === amount_minor)
            item.amount.setText(write(from + amountAt(amount_minor - from, t)));
        },
      });
    },
    async flash(name) {
      const holder = plates.get(name)?.holder;
      if (!holder || stage.isMotionReduced()) return;
      for (let time = 0; time < 3; time += 1) {
        await stage.timeline.tween({
          duration_ms: 300,
          easing: thereAndBack,
          skippable: true,
          update: (t) => holder.scale.set(1 + 0.12 * t),
        });
      }
    },
  };
}
