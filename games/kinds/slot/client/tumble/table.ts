/** Puts the stage of a tumbling slot together: the board and the growing multiplier within their surroundings. */
import type { TumblePaytable } from '../../tumble/play-api.ts';
import { createMeter, type Meter } from '../features/meter.ts';
import type { PlayedTable, TableRequest } from '../played-table.ts';
import { composeStage, type Layout } from '../stage/layout.ts';
import { createSurroundings } from '../stage/surroundings.ts';
import { createTumbleBoard } from './board.ts';
import { createClock, portraitRadius } from './clock.ts';
import { type Shown, finalBoard, firstBoard } from './first-board.ts';
import { createGathering } from './gathering.ts';
import { createTumblePlayer } from './play-tumbles.ts';
import { tumbleTimes } from './tumble-tempo.ts';
import { createWaysPlate } from './ways-plate.ts';

/** Cells of a board are nearly square: what belongs together is seen in both directions. */
const cells = { tallest: 1.16, widest: 1.12 };
/** Where reels change their height, most have fewer cells than there is room for: theirs are taller. */
const changingCells = { tallest: 1.2, widest: 1.7 };

/** Builds the table of a tumbling slot. */
export function createTumbleTable(request: TableRequest, paytable: TumblePaytable): PlayedTable {
  const { scene, art, stage, sound, music, words, money, lastBook } = request;
  const { layers, app } = stage;
  const surroundings = createSurroundings({ ...request, paytable });
  const reelCount = paytable.heights.length;
  const highest = Math.max(...paytable.heights.flat());
  const isChanging = paytable.heights.some((heights) => heights.length > 1);
  const first: Shown = lastBook?.form === 'tumble' ? finalBoard(lastBook) : firstBoard(paytable);
  const board = createTumbleBoard(scene, stage, art.symbols, first.grid, {
    hasTrays: isChanging,
    numbers: first.numbers,
  });
  const steps = growthSteps(paytable);
  const isClock = scene.meter === 'clock' && steps.length > 1;
  const meter: Meter = isClock ? createClock(scene, stage, steps) : createMeter(scene, stage, steps);
  const gathering = createGathering(scene, stage);
  let messagePlace = { x: 0, y: 0 };
  const hasWays = isChanging && paytable.evaluation.kind === 'ways';
  const plate = hasWays
    ? createWaysPlate(scene, stage, (ways) => words('stage.ways_of_spin', { ways }))
    : null;
  plate?.set(first.grid.map((column) => column.length));
  layers.reels.addChild(board.container);
  layers.wins.addChild(gathering.container);
  layers.frame.addChild(meter.container);
  if (plate) layers.frame.addChild(plate.container);
  const { message, notice, setMood, cheer, bigWin } = surroundings;
  const scatter = paytable.symbols.find(({ kind }) => kind === 'scatter');
  const player = createTumblePlayer({
    board,
    scatter: scatter ? { id: scatter.id, picture: art.symbols.still(scatter.id) } : null,
    meterShows: steps.length > 1 ? 'growth' : 'sum',
    grows: { base: canGrow(paytable.growth.base), free: canGrow(paytable.growth.free) },
    plate,
    stage,
    message,
    meter,
    notice,
    sound,
    music,
    words,
    money,
    announce: request.announce,
    showWin: request.showWin,
    showFreeSpin: request.showFreeSpin,
    cheer,
    setMood,
    speed: request.speed,
    bigWin,
    gather: (positions, to, onArrive) =>
      gathering.gather(
        board.numbersAt(positions),
        to === 'meter' ? meter.container.position : messagePlace,
        tumbleTimes(request.speed(), stage.isMotionReduced()).fly_ms,
        onArrive,
      ),
  });
  return {
    message,
    isTurning: board.isFalling,
    player: {
      start: player.start,
      async play(book) {
        if (book.form !== 'tumble') throw new Error(`${book.game_code} tumbles, and this is a book of reels`);
        await player.play(book);
      },
      // No tumbling slot has a progressive jackpot.
      showJackpot: async () => undefined,
      giveUp: player.giveUp,
    },
    place(panelHeight, topBarHeight) {
      const { width, height } = app.screen;
      const composed = composeStage({
        viewport: { width, height },
        panelHeight,
        topBarHeight,
        reelCount,
        rowCount: highest,
        hasJackpots: false,
        cells: isChanging ? changingCells : cells,
      });
      const layout = isClock ? besideClock(composed) : composed;
      surroundings.place(layout, { reelCount, rowCount: isChanging ? 0 : highest });
      board.place(layout);
      messagePlace = {
        x: layout.message.x + layout.message.width / 2,
        y: layout.message.y + layout.message.height / 2,
      };
      meter.place(layout);
      plate?.place(layout);
    },
    setPot() {},
    setMeter() {},
    setBet() {},
  };
}

/** Whether tumbles change what wins are multiplied by. */
function canGrow({ start, step, max }: TumblePaytable['growth']['base']): boolean {
  return step > 0 && max > start;
}

/** On a phone the title leaves the end of its line to the clock. */
function besideClock(layout: Layout): Layout {
  const { title, orientation } = layout;
  if (orientation !== 'portrait') return layout;
  return { ...layout, title: { ...title, width: title.width - 2.2 * portraitRadius(title.height) } };
}

/** The multipliers that tumbles can lead to, in order; one only where nothing grows. Those that are never ended are not listed. */
function growthSteps({ growth }: TumblePaytable): number[] {
  const most = 24;
  const steps = new Set<number>();
  for (const { start, step, max } of [growth.base, growth.free]) {
    for (let value = Math.min(start, max), count = 0; count < most; count += 1) {
      steps.add(value);
      if (step === 0 || value >= max) break;
      value = Math.min(value + step, max);
    }
  }
  return [...steps].toSorted((a, b) => a - b);
}
