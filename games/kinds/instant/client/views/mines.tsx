/** Mines: 25 tiles, some of which hide a mine; each gem raises what the round pays. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { moveFocus } from '../../../../kit/client/keys/move-focus.ts';
import type { BoardProps, FieldsProps, GameView } from '../../../../kit/client/game-view.ts';
import { mines as rules, minesLadder, TILES } from '../../mines.ts';
import { writeTimes } from '../figures.ts';
import { Gem } from '../pictures/gem.tsx';
import { Mine } from '../pictures/mine.tsx';
import { useStepPresentation } from '../step-presentation.ts';
import { RangeField } from '../range-field.tsx';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/mines.css';

const wagerSchema = z.object({ mines: z.int() });
type MinesWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ revealed: z.array(z.int()), mines: z.array(z.int()).optional() });
type MinesSeen = z.infer<typeof seenSchema>;

const SIDE = 5;
const MOST = TILES - 1;
const tiles = Array.from({ length: TILES }, (_, tile) => tile);

function Fields({ wager, onWager, isLocked }: FieldsProps<MinesWager>) {
  const words = useWords();
  return (
    <RangeField
      label={words('mines.count')}
      written={words('mines.count_of', { mines: wager.mines, gems: TILES - wager.mines })}
      least={1}
      most={MOST}
      value={wager.mines}
      isLocked={isLocked}
      onValue={(mines) => onWager({ mines })}
    />
  );
}

function Board({ wager, phase, round, pace, act, onShown, sound }: BoardProps<MinesWager, MinesSeen>) {
  const words = useWords();
  const grid = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const seen = phase === 'asking' && isOver ? null : (round?.course.seen ?? null);
  const ladder = minesLadder(round && !isOver ? round.wager.mines : wager.mines);
  const revealed = seen?.revealed ?? [];
  const next = isOver || !round ? 0 : revealed.length;

  useStepPresentation({ phase, pace, round, sound, onShown });

  function open(tile: number): void {
    if (!isPlaying || revealed.includes(tile)) return;
    setPressed(tile);
    act({ type: 'reveal', tile });
  }

  function openAny(): void {
    const hidden = tiles.filter((tile) => !revealed.includes(tile));
    // Every tile that is hidden is as good as any other, so a plain source is enough.
    const tile = hidden[Math.floor(Math.random() * hidden.length)];
    if (tile !== undefined) open(tile);
  }

  function move(event: KeyboardEvent): void {
    moveFocus(event, [...(grid.current?.querySelectorAll<HTMLElement>('.mines-tile') ?? [])], SIDE);
  }

  return (
    <div className="steps mines" data-pace={pace}>
      <ol className="mines-ladder" aria-label={words('mines.ladder')}>
        {ladder.slice(Math.max(0, next - 1), Math.max(0, next - 1) + 5).map((multiplier, index) => {
          const step = Math.max(0, next - 1) + index;
          return (
            <li key={step} className={rungState(step, next)}>
              {writeTimes(multiplier)}
            </li>
          );
        })}
      </ol>
      <fieldset className="mines-grid" aria-label={words('mines.board')} ref={grid}>
        {tiles.map((tile) => {
          const { isShut, isMine, isOwn } = tileLook(tile, seen);
          const isWaiting = isShut && phase === 'asking' && pressed === tile;
          const opened = `is-open ${isMine ? 'is-mine' : 'is-gem'} ${isOwn ? 'is-own' : ''}`;
          const shut = isWaiting ? 'is-waiting' : '';
          return (
            <button
              key={tile}
              type="button"
              className={`mines-tile ${isShut ? shut : opened}`}
              aria-label={words(tileName(tile, seen), {
                row: Math.floor(tile / SIDE) + 1,
                column: (tile % SIDE) + 1,
              })}
              aria-disabled={!isPlaying || !isShut}
              onKeyDown={move}
              onClick={() => open(tile)}
            >
              <span className="mines-inner">{!isShut && (isMine ? <Mine /> : <Gem />)}</span>
            </button>
          );
        })}
      </fieldset>
      <button type="button" className="button mines-any" aria-disabled={!isPlaying} onClick={openAny}>
        {words('mines.any')}
      </button>
    </div>
  );
}

function rungState(step: number, next: number): string {
  if (step < next) return 'is-reached';
  return step === next ? 'is-next' : '';
}

/** What is seen of a tile; after the end the ones that stayed closed are shown too. */
function tileLook(tile: number, seen: MinesSeen | null) {
  const isOwn = seen?.revealed.includes(tile) ?? false;
  const isMine = seen?.mines?.includes(tile) ?? false;
  return { isShut: !isOwn && seen?.mines === undefined, isMine, isOwn };
}

/** Said to who does not see the board: where the tile lies, what it hid, and whether the player opened it. */
function tileName(tile: number, seen: MinesSeen | null) {
  const { isShut, isMine, isOwn } = tileLook(tile, seen);
  if (isShut) return 'mines.tile';
  if (isOwn) return isMine ? 'mines.tile_mine' : 'mines.tile_gem';
  return isMine ? 'mines.tile_mine_left' : 'mines.tile_gem_left';
}

function Picture({ seen }: { wager: MinesWager; seen: MinesSeen }) {
  return (
    <svg viewBox="0 0 50 50" className="mines-picture" aria-hidden="true">
      {tiles.map((tile) => {
        const isMine = seen.mines?.includes(tile) ?? false;
        const isOpen = seen.revealed.includes(tile);
        const state = `${isMine ? 'is-mine' : 'is-gem'} ${isOpen ? 'is-own' : ''}`;
        const [x, y] = [(tile % SIDE) * 10 + 1, Math.floor(tile / SIDE) * 10 + 1];
        return <rect key={tile} x={x} y={y} width="8" height="8" rx="2" className={state} />;
      })}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('mines.rules')}</p>;
}

const view: GameView<MinesWager, MinesSeen> = {
  code: 'mines',
  accent: '#3fe0c5',
  wagerSchema,
  seenSchema,
  firstWager: { mines: 3 },
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
