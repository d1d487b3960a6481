import { createLiveRoom } from '../live-room.tsx';
import { speedBaccaratView } from '../games/speed-baccarat.tsx';

export default createLiveRoom(speedBaccaratView);
