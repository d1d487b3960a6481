/** A crash game as its page knows it: one room, in one of its skins. */
import type { RoomProps, RoomView } from '../../../kit/client/room-view.ts';
import { titleIn } from '../../../kit/client/words/title.ts';
import { crashGames } from '../games.ts';
import { enterRoom } from './room/room.ts';
import type { Skin } from './stage/scene.ts';
import { CrashRoom } from './table/crash-room.tsx';
import './style/room.css';
import './style/stage.css';
import './style/seats.css';
import './style/results.css';

/** The view of a game of the house. */
export function createCrashView(code: string, accent: string, loadSkin: () => Promise<Skin>): RoomView {
  const title = crashGames.find((game) => game.code === code)?.title ?? code;
  return {
    code,
    title,
    accent,
    enter: async (session, cues) => {
      const [entered, skin] = await Promise.all([enterRoom(session, cues.play), loadSkin()]);
      if ('turnedAway' in entered) return entered;
      const { room, snapshot } = entered;
      const { language, currency } = snapshot;
      const Room = (props: RoomProps) => (
        <CrashRoom
          {...props}
          session={session}
          title={titleIn(props.language, code, title)}
          skin={skin}
          room={room}
          snapshot={snapshot}
        />
      );
      return { language, currency, Room };
    },
  };
}
