import { createLiveRoom } from '../live-room.tsx';
import { lotto42 } from '../games/pools.tsx';

export default createLiveRoom(lotto42);
