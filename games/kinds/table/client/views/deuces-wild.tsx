/** Deuces Wild. */
import { deucesWild } from '../../poker/video/lines.ts';
import { videoPokerView } from '../video-poker/view.tsx';

export default videoPokerView({
  table: deucesWild,
  accent: '#ff9d7a',
  cloth: 'burgundy',
  rules: 'video_poker.rules_deuces',
});
