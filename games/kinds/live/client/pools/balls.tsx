/** Numbers of a lottery as balls, in the order in which they are given. */
import { ballColour } from '../digits/drum-picture.ts';

type BallsProps = {
  numbers: readonly number[];
  /** Those of them that were drawn. */
  won?: readonly number[];
};

/** A row of small balls, each ten numbers in a colour. */
export function Balls({ numbers, won = [] }: BallsProps) {
  return (
    <span className="pool-balls">
      {numbers.map((number) => (
        <b
          key={number}
          data-number={number}
          className={won.includes(number) ? 'is-won' : ''}
          style={{ borderColor: ballColour(Math.ceil(number / 10)) }}
        >
          {number}
        </b>
      ))}
    </span>
  );
}
