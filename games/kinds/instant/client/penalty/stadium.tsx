/** The ground of the penalties: stands by night, the pitch and its lines. It decides nothing. */
import { useId } from 'react';

const shirts = ['#ffc94d', '#ff6a5a', '#7fd6ff', '#f4f7ff', '#b78bff', '#67e0a0'];

/** People in the stands, row by row, the same each time. */
const people = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 40 }, (__, seat) => ({
    x: seat * 8 + (row % 2) * 4 + ((seat * 7 + row * 5) % 3) - 1,
    y: 8 + row * 8,
    colour: shirts[(seat * 5 + row * 11 + ((seat * row) % 7)) % shirts.length],
    isLit: (seat * 13 + row * 29) % 17 === 0,
  })),
).flat();

export function Stands() {
  const dusk = useId();
  return (
    <svg
      className="penalty-stands"
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={dusk} x2="0" y2="1">
          <stop stopColor="#060b1c" />
          <stop offset="1" stopColor="#060b1c" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <rect width="320" height="120" fill="#16203d" />
      {people.map(({ x, y, colour, isLit }) => (
        <g key={`${x} ${y}`} opacity={isLit ? 1 : 0.74}>
          <rect x={x - 2.4} y={y + 1.6} width="4.8" height="5" rx="2" fill={colour} />
          <circle cx={x} cy={y} r="1.7" fill={isLit ? '#ffe9c9' : '#c99a76'} />
        </g>
      ))}
      <rect width="320" height="120" fill={`url(#${dusk})`} />
    </svg>
  );
}

/** The area before the goal, as it is seen from the spot. */
export const PitchLines = () => (
  <svg className="penalty-lines" viewBox="0 0 140 40" aria-hidden="true">
    <path d="M8 0L0 17H140L132 0" fill="none" stroke="#ffffffb8" strokeWidth="0.9" />
  </svg>
);

export function GoalFrame() {
  const net = useId();
  const post = useId();
  return (
    <svg className="penalty-frame" viewBox="0 0 100 50" aria-hidden="true">
      <defs>
        <pattern
          id={net}
          width="3.2"
          height="3.2"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H3.2M0 0V3.2" stroke="#fff" strokeWidth="0.28" opacity="0.5" />
        </pattern>
        <linearGradient id={post} x2="0" y2="1">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#c9d2e4" />
        </linearGradient>
      </defs>
      <path d="M1 1H99V50H1Z" fill="#07132499" />
      <path d="M1 1L8 7V45L1 50ZM99 1L92 7V45L99 50Z" fill="#040b1880" />
      <path d="M1 50L8 45H92L99 50Z" fill="#1f7a3d" />
      <path d="M1 1H99V50L92 45H8L1 50Z" fill={`url(#${net})`} />
      <path d="M1 1L8 7V45M8 7H92M99 1L92 7V45M8 45H92" fill="none" stroke="#ffffff50" strokeWidth="0.5" />
      <path d="M1 50V1H99V50" fill="none" stroke="#0006" strokeWidth="3" transform="translate(0.5 0.5)" />
      <path
        d="M1 50V1H99V50"
        fill="none"
        stroke={`url(#${post})`}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
