/** Dragon Tiger: one card each, and the higher one wins. */
import { dragonTiger } from '../../dragon-tiger.ts';
import { Card, SmallCards } from '../cards/card.tsx';
import { useDealing } from '../cards/use-dealing.ts';
import { DragonTigerBets } from '../dragon-tiger/bets.tsx';
import { cardOf, sides, steps, winnerOf } from '../dragon-tiger/duel.ts';
import { DragonTigerResults, DragonTigerRoads, sideClass } from '../dragon-tiger/results.tsx';
import { roundSchemas, type DragonTigerSeen, type DragonTigerWager } from '../dragon-tiger/schemas.ts';
import dragon from '../pictures/dragon.webp?url';
import shoe from '../pictures/shoe.webp?url';
import tiger from '../pictures/tiger.webp?url';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/spots.css';
import '../style/dragon-tiger.css';

const emblems = { dragon, tiger };

function Felt(props: FeltProps<DragonTigerWager, DragonTigerSeen>) {
  const { phase, round, results } = props;
  const words = useWords();
  const duel = phase === 'asking' ? null : (round?.course.seen ?? null);
  const { shown, motion } = useDealing({ ...props, steps: duel ? steps : [] });
  const ended = phase === 'showing' ? null : duel;
  const winner = ended && winnerOf(ended);
  return (
    <div className="dragon-tiger">
      <img className="dragon-tiger-shoe" data-shoe="" src={shoe} alt="" draggable={false} />
      {sides.map((side) => {
        const card = duel ? cardOf(side, duel, shown) : undefined;
        return (
          <div
            key={side}
            className={`dragon-tiger-side is-${side} ${sideClass(side)} ${winner === side ? 'is-winner' : ''}`}
          >
            <img className="dragon-tiger-emblem" src={emblems[side]} alt={words(`dragon_tiger.${side}`)} />
            <div className="dragon-tiger-place">
              {card !== undefined && (
                <Card
                  key={round?.roundId}
                  card={card}
                  motion={motion}
                  isDim={winner !== null && winner !== side && winner !== 'tie'}
                />
              )}
            </div>
          </div>
        );
      })}
      <output className={`said dragon-tiger-said ${winner ? sideClass(winner) : 'is-empty'}`}>
        {ended && words(`dragon_tiger.wins.${ended.result}`)}
      </output>
      <DragonTigerRoads results={results} />
      <DragonTigerBets bets={props} duel={ended} />
    </div>
  );
}

function Picture({ seen }: { seen: DragonTigerSeen }) {
  return (
    <span className="dragon-tiger-picture">
      {sides.map((side) => (
        <span key={side} className="dragon-tiger-picture-side">
          <img src={emblems[side]} alt="" width="19" height="19" />
          <SmallCards cards={[seen[side]]} />
        </span>
      ))}
    </span>
  );
}

function Rules() {
  const words = useWords();
  return (
    <>
      <p>{words('dragon_tiger.rules')}</p>
      <p>{words('dragon_tiger.rules_roads')}</p>
    </>
  );
}

const betNames: Readonly<Record<string, MessageId>> = {
  'dragon or tiger': 'dragon_tiger.either',
  tie: 'dragon_tiger.tie',
  'suited tie': 'dragon_tiger.suited_tie',
};

export default tableView<DragonTigerWager, DragonTigerSeen>({
  code: 'dragon-tiger',
  accent: '#f2b84b',
  cloth: 'burgundy',
  game: dragonTiger,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'deal',
  wagerOf: (layout) => (Object.keys(layout).length > 0 ? { spots: { ...layout } } : null),
  layoutOf: ({ spots }) => spots,
  Felt,
  Picture,
  Results: DragonTigerResults,
  Rules,
  betName(name, words) {
    const id = betNames[name];
    return id ? words(id) : name;
  },
});
