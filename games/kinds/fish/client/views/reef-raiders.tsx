/** How a packet of Reef Raiders is read and drawn in small, in the history and on the page of a round. */
import type { GameView, RoundReader } from '../../../../kit/client/game-view.ts';
import {
  fishing,
  type FishName,
  type Packet,
  type PacketSeen,
  seenSchema,
  wagerSchema,
} from '../../../instant/fishing.ts';
import { FishSign } from '../hud/fish-sign.tsx';
import '../style/fish-sign.css';

const MOST_SIGNS = 6;

/** The fish that were caught, the dearest first; those that got away, if none was. */
function caughtIn({ shots }: Packet, { paid }: PacketSeen): { fish: FishName; prize: number }[] {
  return shots
    .flatMap((shot, index) => shot.map(({ fish }, target) => ({ fish, prize: paid[index]?.[target] ?? 0 })))
    .toSorted((a, b) => b.prize - a.prize);
}

function Picture({ wager, seen }: { wager: object; seen: unknown }) {
  const packet = wagerSchema.safeParse(wager);
  const found = seenSchema.safeParse(seen);
  if (!packet.success || !found.success) return null;
  const all = caughtIn(packet.data, found.data);
  const caught = all.filter(({ prize }) => prize > 0);
  const shown = (caught.length > 0 ? caught : all).slice(0, MOST_SIGNS);
  return (
    <span className={caught.length > 0 ? 'fish-catch' : 'fish-catch is-away'}>
      {shown.map(({ fish }, index) => (
        // The order of a settled packet never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <FishSign key={`${fish}-${index}`} fish={fish} />
      ))}
    </span>
  );
}

export const reefView: RoundReader & Pick<GameView<object, unknown>, 'accent'> = {
  code: fishing.code,
  accent: '#5fd8ff',
  wagerSchema,
  seenSchema,
  Picture,
};

export default reefView;
