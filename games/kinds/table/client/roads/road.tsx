/** Roads as they are painted: circles, beads and slashes on a grid of six rows. Where a road is longer than its place, its newest part shows. */
import type { ReactNode } from 'react';
import { ROAD_ROWS, type BeadCell, type BigRoadCell, type DerivedCell } from '../../roads.ts';
import type { Winner } from '../../punto-banco.ts';
import '../style/roads.css';

/** A cell is ten units wide; style sheets say how many pixels that is. */
const CELL = 10;
const RED = '#c8202f';
const BLUE = '#1c5fd0';
const GREEN = '#12813f';
const colours: Readonly<Record<Winner, string>> = { banker: RED, player: BLUE, tie: GREEN };

type GridProps = { label: string; name: string; columns: number; children: ReactNode };

/** `--cell` is the size of a cell in pixels. */
function Grid({ label, name, columns, children }: GridProps) {
  return (
    <div className={`road is-${name}`}>
      <svg viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`} role="img" aria-label={label}>
        {children}
      </svg>
    </div>
  );
}

const columnsOf = (cells: readonly { column: number }[]): number =>
  1 + cells.reduce((most, { column }) => Math.max(most, column), 0);
const middle = ({ column, row }: { column: number; row: number }): string =>
  `translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`;
const keyOf = ({ column, row }: { column: number; row: number }): string => `${column},${row}`;

/** Dots of the pairs. */
function Pairs({
  playerPair,
  bankerPair,
  radius,
}: {
  playerPair: boolean;
  bankerPair: boolean;
  radius: number;
}) {
  return (
    <>
      {bankerPair && <circle cx={-radius} cy={-radius} r="1.5" fill={RED} stroke="#fff" strokeWidth="0.4" />}
      {playerPair && <circle cx={radius} cy={radius} r="1.5" fill={BLUE} stroke="#fff" strokeWidth="0.4" />}
    </>
  );
}

type BeadPlateProps = {
  label: string;
  cells: readonly BeadCell[];
  letters: Readonly<Record<Winner, string>>;
};

export function BeadPlate({ label, cells, letters }: BeadPlateProps) {
  return (
    <Grid label={label} name="bead-plate" columns={columnsOf(cells)}>
      {cells.map((cell) => (
        <g key={keyOf(cell)} transform={middle(cell)}>
          <circle r="4.3" fill={colours[cell.winner]} />
          <text className="road-letter">{letters[cell.winner]}</text>
          <Pairs {...cell} radius={3.1} />
        </g>
      ))}
    </Grid>
  );
}

export function BigRoad({ label, cells }: { label: string; cells: readonly BigRoadCell[] }) {
  return (
    <Grid label={label} name="big-road" columns={columnsOf(cells)}>
      {cells.map((cell) => (
        <g key={keyOf(cell)} transform={middle(cell)}>
          {cell.winner && <circle r="3.6" fill="none" stroke={colours[cell.winner]} strokeWidth="1.5" />}
          {slashesOf(cell.ties).map((x) => (
            <path key={x} d={`M ${x - 3.6} 3.6 L ${x + 3.6} -3.6`} stroke={GREEN} strokeWidth="1.1" />
          ))}
          <Pairs {...cell} radius={3} />
        </g>
      ))}
    </Grid>
  );
}

/** A slash for each tie, as far as there is room: where the middle of each lies. */
function slashesOf(ties: number): number[] {
  const drawn = Math.min(ties, 3);
  return Array.from({ length: drawn }, (_, index) => (index - (drawn - 1) / 2) * 2.2);
}

type DerivedProps = {
  label: string;
  name: 'big-eye-boy' | 'small-road' | 'cockroach';
  cells: readonly DerivedCell[];
};

export function DerivedRoad({ label, name, cells }: DerivedProps) {
  return (
    <Grid label={label} name={name} columns={columnsOf(cells)}>
      {cells.map((cell) => {
        const colour = cell.colour === 'red' ? RED : BLUE;
        return (
          <g key={keyOf(cell)} transform={middle(cell)}>
            {name === 'big-eye-boy' && <circle r="3.2" fill="none" stroke={colour} strokeWidth="2" />}
            {name === 'small-road' && <circle r="4" fill={colour} />}
            {name === 'cockroach' && <path d="M -3.6 3.6 L 3.6 -3.6" stroke={colour} strokeWidth="2" />}
          </g>
        );
      })}
    </Grid>
  );
}
