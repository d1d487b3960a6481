import { createLiveRoom } from '../live-room.tsx';
import { bingo75 } from '../games/bingo.tsx';

export default createLiveRoom(bingo75);
