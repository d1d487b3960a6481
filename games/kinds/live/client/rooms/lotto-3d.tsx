import { createLiveRoom } from '../live-room.tsx';
import { lottoThreeDigitsView } from '../games/digits.tsx';

export default createLiveRoom(lottoThreeDigitsView);
