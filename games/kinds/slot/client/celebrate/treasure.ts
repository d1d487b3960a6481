/** Coins that turn, stones and pots, rendered once for all games by `art/treasure.ts`; loaded when something first flies. */
import { Assets, Rectangle, Texture } from 'pixi.js';
import type { JackpotName } from '../features/jackpot-plates.ts';
import sheetUrl from './treasure.webp?url';

export type Treasure = {
  /** Half a turn of a coin; both its sides look the same. */
  coin: readonly Texture[];
  stones: readonly Texture[];
  pots: Readonly<Record<JackpotName, Texture>>;
};

const SMALL = 112;
const POT = 336;
const TURNS = 12;
const STONES = 6;

let loading: Promise<Treasure> | undefined;

/** Loads the sheet once. */
export function loadTreasure(): Promise<Treasure> {
  loading ??= Assets.load<Texture>(sheetUrl).then(cut);
  return loading;
}

function cut({ source }: Texture): Treasure {
  const small = (column: number, row: number): Texture =>
    new Texture({ source, frame: new Rectangle(column * SMALL, row * SMALL, SMALL, SMALL) });
  const pot = (column: number): Texture =>
    new Texture({ source, frame: new Rectangle(column * POT, 2 * SMALL, POT, POT) });
  return {
    coin: Array.from({ length: TURNS }, (_, turn) => small(turn, 0)),
    stones: Array.from({ length: STONES }, (_, stone) => small(stone, 1)),
    pots: { mini: pot(0), minor: pot(1), major: pot(2), grand: pot(3) },
  };
}
