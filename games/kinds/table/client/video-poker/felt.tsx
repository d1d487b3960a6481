/** The felt of video poker: the pay table, further hands, the five cards, and how many hands are played. */
import { lineOfCards } from '../../poker/video/holds.ts';
import type { PayTable } from '../../poker/video/lines.ts';
import { useDealing } from '../cards/use-dealing.ts';
import { unitsIn } from '../chips/chips.ts';
import type { FeltProps } from '../table-view.ts';
import { handsOn } from './bet.ts';
import { mainHand, moreHands, stepsOf, type ShownHand } from './dealing.ts';
import { HandSpots } from './hand-spots.tsx';
import { HoldCard } from './hold-card.tsx';
import { MoreHands } from './more-hands.tsx';
import { PayLines } from './pay-lines.tsx';
import { Said } from './said.tsx';
import type { VideoPokerSeen, VideoPokerWager } from './schemas.ts';
import type { Turns } from './turn.ts';
import '../style/video-poker.css';
import '../style/video-poker-wide.css';

export function videoPokerFelt(table: PayTable, { useTurn, toggle }: Turns) {
  const lineName = (cards: readonly number[]): string => table.lines[lineOfCards(table, cards)]?.name ?? '';

  return function Felt(props: FeltProps<VideoPokerWager, VideoPokerSeen>) {
    const { phase, round, layout, isLaying, unit_minor, sound } = props;
    const shownRound = isLaying ? null : round;
    const seen = shownRound?.course.seen ?? null;
    const { shown } = useDealing({ ...props, steps: stepsOf(seen) });
    const turn = useTurn(shownRound?.roundId ?? null);
    const hands = handsOn(layout) ?? 1;
    const each_minor =
      stakeOf(shownRound) ?? (handsOn(layout) && (unit_minor * BigInt(unitsIn(layout))) / BigInt(hands));
    const isTurn = phase === 'in_play';
    const held = seen?.held ?? turn.held;
    const main = mainHand(seen, shown);
    const more = moreHands(seen, shown, held, hands);
    const isDealt = seen !== null && shown >= seen.cards.length;
    const dealt = isDealt && !seen.hands ? lineName(seen.cards) : null;
    const ended = [main, ...more].flatMap(({ line }) => line ?? []);
    return (
      <div className="video-poker" data-hands={hands}>
        <PayLines table={table} each_minor={each_minor} dealt={dealt} ended={ended} />
        {hands > 1 && <MoreHands table={table} hands={more} each_minor={each_minor} />}
        <Said
          table={table}
          each_minor={each_minor}
          isTurn={isTurn}
          dealt={dealt}
          hands={isDealt && phase === 'idle' ? (seen.hands ?? []) : []}
        />
        <div className="vp-cards">
          {main.cards.map((card, place) => (
            <HoldCard
              key={place}
              place={place}
              card={card}
              stage={stageOf(shownRound?.roundId, seen, place)}
              isHeld={held.includes(place)}
              isBest={isTurn && turn.best !== null && turn.best.includes(place)}
              isDim={isLost(table, main) && phase === 'idle'}
              isOpen={isTurn}
              onToggle={() => {
                if (!shownRound) return;
                sound('press');
                toggle(shownRound.roundId, place);
              }}
            />
          ))}
        </div>
        <HandSpots {...props} each_minor={each_minor} />
      </div>
    );
  };
}

/** What a hand of a round stakes. */
function stakeOf(round: FeltProps<VideoPokerWager, VideoPokerSeen>['round']): bigint | null {
  return round && round.bet_minor / BigInt(round.wager.hands);
}

/** A card that was thrown away is another one than that which is drawn in its place. */
function stageOf(roundId: string | undefined, seen: VideoPokerSeen | null, place: number): string {
  const isDrawn = seen?.held ? !seen.held.includes(place) : false;
  return `${roundId ?? ''} ${isDrawn ? 'drawn' : 'dealt'}`;
}

function isLost(table: PayTable, { line }: ShownHand): boolean {
  return line !== null && line === table.lines[0]?.name;
}
