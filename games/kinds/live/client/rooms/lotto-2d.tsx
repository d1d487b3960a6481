import { createLiveRoom } from '../live-room.tsx';
import { lottoTwoDigitsView } from '../games/digits.tsx';

export default createLiveRoom(lottoTwoDigitsView);
