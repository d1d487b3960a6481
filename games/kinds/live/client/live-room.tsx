/** A live table as its page knows it. */
import type { RoomProps, RoomView } from '../../../kit/client/room-view.ts';
import { titleIn } from '../../../kit/client/words/title.ts';
import type { LiveView } from './live-view.ts';
import { enterLiveRoom } from './room/room.ts';
import { LiveTable } from './table/live-table.tsx';
import '../../../kit/client/style/layout.css';
import '../../../kit/client/style/board.css';
import '../../table/client/style/shell.css';
import '../../table/client/style/chips.css';
import './style/live-table.css';
import './style/clock.css';

/** The room of a table of the house. */
export function createLiveRoom(view: LiveView): RoomView {
  const { code, title } = view.game;
  return {
    code,
    title,
    accent: view.accent,
    borrows: 'table',
    enter: async (session, cues) => {
      const entered = await enterLiveRoom(session, view.game.pool?.form === 'cards', cues.play);
      if ('turnedAway' in entered) return entered;
      const { room, snapshot } = entered;
      const { language, currency } = snapshot;
      const Room = (props: RoomProps) => (
        <LiveTable
          {...props}
          session={session}
          title={titleIn(props.language, code, title)}
          view={view}
          room={room}
          snapshot={snapshot}
        />
      );
      return { language, currency, Room };
    },
  };
}
