/** Numbers of a lottery as balls, in the order in which they are given. */
import { Fragment } from 'react';
import { ballColour } from '../digits/drum-picture.ts';

const none: readonly number[] = [];

/** A row of small balls, each ten numbers in a colour; those among `come` are marked. */
export function Balls({ numbers, come = none }: { numbers: readonly number[]; come?: readonly number[] }) {
  return (
    <span className="pool-balls">
      {numbers.map((number, index) => (
        // Read number by number.
        <Fragment key={number}>
          {index > 0 && ' '}
          <b
            data-number={number}
            data-come={come.includes(number) || undefined}
            style={{ borderColor: ballColour(Math.ceil(number / 10)) }}
          >
            {number}
          </b>
        </Fragment>
      ))}
    </span>
  );
}
