import { createLiveRoom } from '../live-room.tsx';
import { lotto45 } from '../games/pools.tsx';

export default createLiveRoom(lotto45);
