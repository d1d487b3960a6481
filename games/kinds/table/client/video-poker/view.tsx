/** The view of a game of video poker: all of them are one machine with another pay table. */
import type { PayTable } from '../../poker/video/lines.ts';
import { videoPokers } from '../../poker/video/video-poker.ts';
import { tableView, type AnyTableView, type TableView } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import { videoPokerActions } from './actions.tsx';
import { layFor, layoutOf, UNITS_PER_CHIP, wagerOf } from './bet.ts';
import { videoPokerFelt } from './felt.tsx';
import { VideoPokerPicture, VideoPokerResults } from './results.tsx';
import { roundSchemas, type VideoPokerSeen, type VideoPokerWager } from './schemas.ts';
import { createTurns } from './turn.ts';

type Machine = Pick<AnyTableView, 'accent' | 'cloth'> & {
  table: PayTable;
  /** What is its own in it, in sentences. */
  rules: MessageId;
};

const keys: TableView<VideoPokerWager, VideoPokerSeen>['keys'] = [
  ['1', 'video_poker.key.1'],
  ['2', 'video_poker.key.2'],
  ['3', 'video_poker.key.3'],
  ['4', 'video_poker.key.4'],
  ['5', 'video_poker.key.5'],
];

export function videoPokerView({ table, accent, cloth, rules }: Machine): AnyTableView {
  const { code } = table;
  const game = videoPokers.find((each) => each.code === code);
  if (!game) throw new RangeError(`There is no video poker ${code}.`);
  const turns = createTurns();
  return tableView<VideoPokerWager, VideoPokerSeen>({
    code,
    accent,
    cloth,
    game,
    unitsPerChip: UNITS_PER_CHIP,
    ...roundSchemas,
    verb: 'deal',
    layFor,
    wagerOf,
    layoutOf,
    Felt: videoPokerFelt(table, turns),
    tellsWins: true,
    Actions: videoPokerActions(table, turns),
    keys,
    Picture: VideoPokerPicture,
    Results: VideoPokerResults,
    Rules() {
      const words = useWords();
      return (
        <>
          <p>{words('video_poker.rules')}</p>
          <p>{words(rules)}</p>
          <p>{words('video_poker.rules_hands')}</p>
          <p>{words('video_poker.rules_away')}</p>
        </>
      );
    },
    betName: (_, words) => words('video_poker.bet'),
  });
}
