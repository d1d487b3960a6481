import type { RoomProps, RoomView } from '../../../../kit/client/room-view.ts';
import { shareInDraw } from '../../../../kit/client/session/client-seed.ts';
import { titleIn } from '../../../../kit/client/words/title.ts';
import { fishing } from '../../../instant/fishing.ts';
import { FishingRoom } from '../fishing-room.tsx';
import { reefView } from '../views/reef-raiders.tsx';
import { enterFishRoom } from '../room-store.ts';

const { code, title } = fishing;

const view: RoomView = {
  code,
  title,
  accent: reefView.accent,
  borrows: 'instant',
  enter: async (session, cues) => {
    const entered = await enterFishRoom(session, cues.play);
    if ('turnedAway' in entered) return entered;
    const { room, snapshot } = entered;
    // The player's share in the draw, before the first shot.
    room.setFairness(await shareInDraw(session, snapshot.fairness));
    const { language, currency } = snapshot;
    const Room = (props: RoomProps) => (
      <FishingRoom {...props} session={session} title={titleIn(props.language, code, title)} room={room} />
    );
    return { language, currency, Room };
  },
};
export default view;
