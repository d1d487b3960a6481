/** Dice: drawn flat for small sizes, and rendered for the throw. */
import dice from '../pictures/dice.webp?url';
import '../style/dice.css';

const RED = '#c8202f';
const [LOW, MIDDLE, HIGH] = [5.6, 12, 18.4];

/** The pips of each face, from one to six. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

/** As in Macau, one and four are red. */
export function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="23" rx="5" fill="#fffdf6" stroke="#0005" />
      {pips[face - 1]?.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 4.4 : 2.5}
          fill={face === 1 || face === 4 ? RED : '#16181d'}
        />
      ))}
    </svg>
  );
}

const TURNS = 3;
const CELLS = 6 * TURNS;

/** @param turn which of the three ways it lies: 0, 1 or 2. */
export function RenderedDie({ face, turn }: { face: number; turn: number }) {
  const cell = (face - 1) * TURNS + turn;
  return (
    <span
      className="rendered-die"
      style={{
        backgroundImage: `url(${dice})`,
        backgroundPosition: `${(100 * cell) / (CELLS - 1)}% 0`,
      }}
    />
  );
}
