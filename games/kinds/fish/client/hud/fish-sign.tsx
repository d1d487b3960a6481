/** A small picture of a fish, in lists and in the history. */
import type { FishName } from '../../../instant/fishing.ts';
import { cellOf, COLUMNS, ROWS } from '../figures.ts';
import fishPicture from '../pictures/fish.webp';

export function FishSign({ fish }: { fish: FishName }) {
  const { column, row } = cellOf(fish);
  return (
    <i
      className="fish-sign"
      aria-hidden="true"
      style={{
        backgroundImage: `url(${fishPicture})`,
        backgroundSize: `${COLUMNS * 100}% ${ROWS * 100}%`,
        backgroundPosition: `${(column / (COLUMNS - 1)) * 100}% ${(row / (ROWS - 1)) * 100}%`,
      }}
    />
  );
}
