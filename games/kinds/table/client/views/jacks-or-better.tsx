/** Jacks or Better. */
import { jacksOrBetter } from '../../poker/video/lines.ts';
import { videoPokerView } from '../video-poker/view.tsx';

export default videoPokerView({
  table: jacksOrBetter,
  accent: '#7fb8ff',
  cloth: 'blue',
  rules: 'video_poker.rules_jacks',
});
