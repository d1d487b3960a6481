import { createLiveRoom } from '../live-room.tsx';
import { raceDayView } from '../games/races.tsx';

export default createLiveRoom(raceDayView);
