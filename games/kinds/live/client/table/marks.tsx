/** What a spot bears besides the player's chips: how many others have chips on it, and whether the player's are staked yet. */
import type { Layout, SpotMarks } from '../../../table/client/table-view.ts';
import type { LiveState } from '../room/state.ts';

/** From these weights on, in thousandths of a usual stake, the others' chips look higher. */
const LEVELS = [0, 2_000, 10_000, 50_000] as const;

type MarksOf = {
  spots: LiveState['spots'];
  /** Chips that are staked, and those that only lie there. */
  placed: Layout;
  laid: Layout;
};

/** The player's own bet is not one of the others'. */
export function marksOf({ spots, placed, laid }: MarksOf): SpotMarks {
  return {
    edgeOf(spot) {
      const seen = spots[spot];
      const others = (seen?.players ?? 0) - (spot in placed ? 1 : 0);
      if (!seen || others <= 0) return null;
      const level = LEVELS.findLastIndex((least) => seen.weight >= least);
      return (
        <span className="spot-others" data-level={level} aria-hidden="true">
          {others}
        </span>
      );
    },
    classOf(spot) {
      if (spot in laid) return 'is-unsent';
      return spot in placed ? 'is-placed' : '';
    },
  };
}
