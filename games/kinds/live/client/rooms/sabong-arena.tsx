import { createLiveRoom } from '../live-room.tsx';
import { sabongArenaView } from '../games/bouts.tsx';

export default createLiveRoom(sabongArenaView);
