/** Bonus Poker. */
import { bonusPoker } from '../../poker/video/lines.ts';
import { videoPokerView } from '../video-poker/view.tsx';

export default videoPokerView({
  table: bonusPoker,
  accent: '#f0c65a',
  cloth: 'black',
  rules: 'video_poker.rules_bonus',
});
