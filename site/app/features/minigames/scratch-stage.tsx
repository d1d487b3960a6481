import { useEffect, useEffectEvent, useRef, type PointerEvent, type ReactNode } from 'react';
import type { MiniGame } from './outcome.ts';
import { cardCells, cellsFor } from './pictures.ts';
import { usePrizeWords } from './prize-words.ts';
import type { Play } from './use-play.ts';
import styles from './stages.module.css';

/** The card is counted in squares; with so many of them scratched the rest of the foil comes off by itself. */
const columns = 12;
const rows = 8;
const enough = 0.5 * columns * rows;
/** In the canvas's own pixels. */
const canvasWidth = 360;
const canvasHeight = 240;
const brush = 44;

/** A card under foil: scratched with the pointer, or revealed at once by the button below it. */
export function ScratchStage({ game, play }: { game: MiniGame; play: Play }): ReactNode {
  const words = usePrizeWords();
  const { phase, result, atOnce } = play;
  const foil = useRef<HTMLCanvasElement>(null);
  const scratched = useRef(new Set<number>());
  const isCovered = phase !== 'shown';

  useEffect(() => {
    // Another play is another card: its foil is whole.
    if (!isCovered || !foil.current) return;
    scratched.current.clear();
    layFoil(foil.current);
  }, [isCovered]);

  const finish = useEffectEvent(() => {
    if (atOnce || scratched.current.size >= enough) play.shown();
  });
  const shows = phase === 'showing';
  useEffect(() => {
    if (shows) finish();
  }, [shows]);

  function scratch(event: PointerEvent<HTMLCanvasElement>): void {
    const canPlay = phase === 'open' || phase === 'taking' || phase === 'showing';
    if (!canPlay || (event.pointerType === 'mouse' && event.buttons === 0)) return;
    if (phase === 'open') void play.take();
    const canvas = event.currentTarget;
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * canvasWidth;
    const y = ((event.clientY - box.top) / box.height) * canvasHeight;
    rub(canvas, x, y);
    markAround(scratched.current, x, y);
    if (phase === 'showing' && scratched.current.size >= enough) play.shown();
  }

  const cells =
    result && (phase === 'showing' || phase === 'shown')
      ? cellsFor(game.prizes, result.prize.prize_id, result.draw)
      : Array.from({ length: cardCells }, () => undefined);
  return (
    <div className={styles['stage']} data-phase={phase} aria-hidden="true">
      <div className={styles['card']}>
        <div className={styles['cells']}>
          {cells.map((prize, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A cell is its place on the card.
            <span
              key={index}
              className={styles['cell']}
              data-won={phase === 'shown' && prize !== undefined && prize.prize_id === result?.prize.prize_id}
            >
              {prize?.kind === 'token' && (
                <img src="/art/minigame/coins.webp" alt="" width={28} height={28} />
              )}
              {prize && words.short(prize)}
            </span>
          ))}
        </div>
        {isCovered && (
          <canvas
            ref={foil}
            className={styles['foil']}
            width={canvasWidth}
            height={canvasHeight}
            data-live={phase !== 'idle'}
            onPointerDown={scratch}
            onPointerMove={scratch}
          />
        )}
      </div>
    </div>
  );
}

/** Cover the canvas in the template's own colours. */
function layFoil(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const colours = getComputedStyle(canvas);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = colours.getPropertyValue('--color-accent');
  pen.fillRect(0, 0, canvasWidth, canvasHeight);
  pen.strokeStyle = colours.getPropertyValue('--color-on-accent');
  pen.globalAlpha = 0.16;
  pen.lineWidth = 6;
  for (let x = -canvasHeight; x < canvasWidth; x += 26) {
    pen.beginPath();
    pen.moveTo(x, canvasHeight);
    pen.lineTo(x + canvasHeight, 0);
    pen.stroke();
  }
  // A gleam across the foil, as light falls on metal.
  const gleam = pen.createLinearGradient(0, 0, canvasWidth, canvasHeight);
  gleam.addColorStop(0.3, 'transparent');
  gleam.addColorStop(0.5, colours.getPropertyValue('--color-text'));
  gleam.addColorStop(0.7, 'transparent');
  pen.globalAlpha = 0.22;
  pen.fillStyle = gleam;
  pen.fillRect(0, 0, canvasWidth, canvasHeight);
  pen.globalAlpha = 0.55;
  pen.fillStyle = colours.getPropertyValue('--color-on-accent');
  pen.font = '800 44px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let index = 0; index < cardCells; index += 1) {
    const column = index % 3;
    const row = Math.floor(index / 3);
    pen.fillText('?', ((column + 0.5) * canvasWidth) / 3, ((row + 0.5) * canvasHeight) / 2);
  }
  pen.globalAlpha = 1;
}

function rub(canvas: HTMLCanvasElement, x: number, y: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.globalCompositeOperation = 'destination-out';
  pen.beginPath();
  pen.arc(x, y, brush / 2, 0, 2 * Math.PI);
  pen.fill();
}

/** Note the squares under the brush. */
function markAround(squares: Set<number>, x: number, y: number): void {
  const width = canvasWidth / columns;
  const height = canvasHeight / rows;
  for (const [dx, dy] of [
    [0, 0],
    [-0.5, 0],
    [0.5, 0],
    [0, -0.5],
    [0, 0.5],
  ] as const) {
    const column = Math.floor(x / width + dx);
    const row = Math.floor(y / height + dy);
    if (column >= 0 && column < columns && row >= 0 && row < rows) squares.add(row * columns + column);
  }
}
