import { createLiveRoom } from '../live-room.tsx';
import { lotto55 } from '../games/pools.tsx';

export default createLiveRoom(lotto55);
