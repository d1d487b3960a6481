import { createLiveRoom } from '../live-room.tsx';
import { bingo90 } from '../games/bingo.tsx';

export default createLiveRoom(bingo90);
