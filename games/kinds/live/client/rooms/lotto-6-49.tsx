import { createLiveRoom } from '../live-room.tsx';
import { lotto49 } from '../games/pools.tsx';

export default createLiveRoom(lotto49);
