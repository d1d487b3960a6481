/**
 * A page for tests: a tumbling board on a real stage, with plain shapes for symbols, that plays the book which it is given. What a
 * player would be told is written down in `told`, in its order.
 */
import { Container, Graphics, Text, type Texture } from 'pixi.js';
import scene from '../../../../../twelve-bells/scene.ts';
import type { TumbleBook } from '../../../tumble/book.ts';
import { createNotice } from '../../celebrate/notice.ts';
import { createShower } from '../../celebrate/shower.ts';
import { createSpectacle } from '../../celebrate/spectacle.ts';
import { createMeter } from '../../features/meter.ts';
import type { Speed } from '../../reels/tempo.ts';
import { composeStage } from '../../stage/layout.ts';
import { openStage } from '../../stage/stage.ts';
import { createMessageBar } from '../../wins/message-bar.ts';
import { loadWords } from '../../words/words.ts';
import { createTumbleBoard } from '../board.ts';
import { createGathering } from '../gathering.ts';
import type { CellNumber } from '../first-board.ts';
import { createTumblePlayer } from '../play-tumbles.ts';
import { tumbleTimes } from '../tumble-tempo.ts';
import { createWaysPlate } from '../ways-plate.ts';

declare global {
  interface Window {
    /** Sets up the stage with symbols and a first grid. */
    openBoard: (
      symbols: string[],
      grid: string[][],
      speed: Speed,
      meterShows?: 'growth' | 'sum',
    ) => Promise<void>;
    startBoard: () => void;
    playBoard: (book: TumbleBook) => Promise<void>;
    giveUpBoard: () => Promise<void>;
    gridOnBoard: () => readonly (readonly string[])[];
    numbersOnBoard: () => readonly CellNumber[];
    told: { what: string; text: string; at_ms: number }[];
  }
}

const colours = [
  '#ff4a5c',
  '#ffe08a',
  '#7ae07a',
  '#c08aff',
  '#e0a040',
  '#a8c0d8',
  '#d8784a',
  '#ffffff',
  '#4ac8ff',
];

window.told = [];
const tell = (what: string, text: string): void => {
  window.told.push({ what, text, at_ms: Math.round(performance.now()) });
};

window.openBoard = async (ids, grid, speed, meterShows = 'growth') => {
  const host = document.querySelector<HTMLElement>('.host');
  if (!host) throw new Error('no host');
  const stage = await openStage(host);
  const words = await loadWords('en');
  const money = (minor: bigint | string): string => (Number(minor) / 100_000).toFixed(2);
  const pictures = new Map(
    ids.map((id, index): [string, Texture] => {
      const holder = new Container();
      const label = new Text({
        text: id.slice(0, 2).toUpperCase(),
        style: { fontSize: 34, fill: '#101828' },
      });
      label.anchor.set(0.5);
      label.position.set(64, 64);
      holder.addChild(
        new Graphics()
          .rect(0, 0, 128, 128)
          .fill({ color: '#000000', alpha: 0.001 })
          .circle(64, 64, 52)
          .fill(colours[index % colours.length] ?? '#ffffff'),
        label,
      );
      return [id, stage.app.renderer.generateTexture(holder)];
    }),
  );
  const picture = (id: string): Texture => {
    const found = pictures.get(id);
    if (!found) throw new Error(`no picture of ${id}`);
    return found;
  };
  const board = createTumbleBoard(scene, stage, { still: picture }, grid, { hasTrays: true });
  const message = createMessageBar(scene, stage);
  const meter = createMeter(
    scene,
    stage,
    meterShows === 'sum' ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  const setMeter = meter.set;
  meter.set = (multiplier) => {
    tell('meter', `×${multiplier}`);
    setMeter(multiplier);
  };
  const gathering = createGathering(scene, stage);
  const isChanging = new Set(grid.map(({ length }) => length)).size > 1;
  const plate = isChanging
    ? createWaysPlate(scene, stage, (ways) => {
        const text = words('stage.ways_of_spin', { ways });
        tell('ways', text);
        return text;
      })
    : null;
  const notice = createNotice(scene, stage);
  const shower = createShower(scene, stage, stage.app.renderer);
  const spectacle = createSpectacle(scene, stage, shower);
  const { layers } = stage;
  layers.reels.addChild(board.container);
  layers.wins.addChild(gathering.container);
  layers.frame.addChild(message.container, meter.container);
  if (plate) layers.frame.addChild(plate.container);
  layers.overlay.addChild(notice.container, spectacle.behind);
  layers.words.addChild(spectacle.words);
  layers.shower.addChild(shower.container);
  const layout = composeStage({
    viewport: { width: host.clientWidth, height: host.clientHeight },
    panelHeight: 120,
    topBarHeight: 40,
    reelCount: grid.length,
    rowCount: Math.max(...grid.map(({ length }) => length)),
    hasJackpots: false,
  });
  for (const part of [board, message, meter, notice, spectacle]) part.place(layout);
  plate?.place(layout);
  shower.place(layout.viewport);
  const hero = picture(ids[0] ?? '');
  const sound = { play: (cue: string) => tell('sound', cue), setOn() {} };
  const say = message.say;
  message.say = (text, size) => {
    tell('message', text);
    say(text, size);
  };
  const count = message.count;
  message.count = (from, to, ...rest) => {
    tell('count', `${money(from)} to ${money(to)}`);
    return count(from, to, ...rest);
  };
  const player = createTumblePlayer({
    board,
    scatter: ids.includes('bell') ? { id: 'bell', picture: picture('bell') } : null,
    meterShows,
    gather: (positions, to, onArrive) =>
      gathering.gather(
        board.numbersAt(positions),
        to === 'meter' ? meter.container.position : layout.message,
        tumbleTimes(speed, stage.isMotionReduced()).fly_ms,
        onArrive,
      ),
    grows: { base: true, free: true },
    plate,
    stage,
    message,
    meter,
    notice,
    sound,
    music: { state: (next) => tell('music', next), setOn() {} },
    words,
    money,
    announce: (text) => tell('announce', text),
    showWin: (minor) => tell('win', money(minor)),
    showFreeSpin: (counted) => tell('free_spin', counted ? String(counted.index) : ''),
    cheer() {},
    setMood: (mood) => tell('mood', mood),
    speed: () => speed,
    bigWin: { stage, scene, spectacle, sound, words, money, hero, cheer: (tier) => tell('cheer', tier) },
  });
  window.startBoard = () => player.start(false);
  window.playBoard = player.play;
  window.giveUpBoard = player.giveUp;
  window.gridOnBoard = board.grid;
  window.numbersOnBoard = board.numbers;
};
