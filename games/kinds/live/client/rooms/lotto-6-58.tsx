import { createLiveRoom } from '../live-room.tsx';
import { lotto58 } from '../games/pools.tsx';

export default createLiveRoom(lotto58);
