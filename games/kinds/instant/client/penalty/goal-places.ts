/** Where the targets of the goal are, from the left, and how the keeper's arms get there. */
import type { MessageId } from '../words.ts';

type Place = {
  name: MessageId;
  /** Its middle, in hundredths of the goal's width, from its upper left corner. The goal is half as high as wide. */
  x: number;
  y: number;
  /** The arm, from the keeper to its glove. */
  arm: string;
  /** How far the glove leans, in degrees. */
  lean: number;
  /** Where an arrow key goes from here. */
  up: number;
  down: number;
};

export const places: readonly Place[] = [
  {
    name: 'penalty.target.low_left',
    x: 12,
    y: 38,
    arm: 'M47 40C38 49 24 49 14.5 42.5',
    lean: -34,
    up: 1,
    down: 0,
  },
  {
    name: 'penalty.target.top_left',
    x: 13,
    y: 13,
    arm: 'M46 38C34 40 20 32 14.5 17.5',
    lean: -18,
    up: 1,
    down: 0,
  },
  {
    name: 'penalty.target.top_middle',
    x: 50,
    y: 9.5,
    arm: 'M52 34C62 28 56 20 50.5 14',
    lean: 4,
    up: 2,
    down: 2,
  },
  {
    name: 'penalty.target.top_right',
    x: 87,
    y: 13,
    arm: 'M54 38C66 40 80 32 85.5 17.5',
    lean: 18,
    up: 3,
    down: 4,
  },
  {
    name: 'penalty.target.low_right',
    x: 88,
    y: 38,
    arm: 'M53 40C62 49 76 49 85.5 42.5',
    lean: 34,
    up: 3,
    down: 4,
  },
];
