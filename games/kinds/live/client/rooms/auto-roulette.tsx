import { createLiveRoom } from '../live-room.tsx';
import { autoRouletteView } from '../games/auto-roulette.tsx';

export default createLiveRoom(autoRouletteView);
