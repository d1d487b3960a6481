/** Enters a room of shared draws: connects, and waits for the first snapshot. */
import type { CallFailure } from '../session/call.ts';
import { createClock, type Clock } from './clock.ts';
import { openRoomSocket, type Line, type RoomProtocol, type RoomSocket } from './socket.ts';

/** What a room hears of its connection. */
export type RoomEars<Message> = {
  onMessage: (message: Message) => void;
  onLine: (line: Line) => void;
  onTurnedAway: (failure: CallFailure) => void;
};

type Entrance<Message, Snapshot extends Message, Sent, Room> = {
  session: string;
  protocol: RoomProtocol<Message>;
  /** The message that says everything, if this is it. */
  asSnapshot: (message: Message) => Snapshot | null;
  /** Makes the room with its first snapshot. */
  create: (parts: { snapshot: Snapshot; clock: Clock; socket: RoomSocket<Sent> }) => Room;
};

/** @returns the room with its first snapshot, once it has come; or why the server does not let the session in. */
export function enterRoomBy<Message, Snapshot extends Message, Sent, Room extends RoomEars<Message>>({
  session,
  protocol,
  asSnapshot,
  create,
}: Entrance<Message, Snapshot, Sent, Room>): Promise<
  { room: Room; snapshot: Snapshot } | { turnedAway: CallFailure }
> {
  return new Promise((resolve) => {
    const clock = createClock();
    let room: Room | null = null;
    const socket = openRoomSocket<Message, Sent>({
      session,
      protocol,
      clock,
      onLine: (line) => room?.onLine(line),
      onTurnedAway: (turnedAway) => {
        room?.onTurnedAway(turnedAway);
        resolve({ turnedAway });
      },
      onMessage: (message) => {
        if (room) return room.onMessage(message);
        const snapshot = asSnapshot(message);
        if (!snapshot) return;
        room = create({ snapshot, clock, socket });
        resolve({ room, snapshot });
      },
    });
  });
}
