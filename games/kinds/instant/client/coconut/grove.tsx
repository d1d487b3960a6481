/** The beach behind the pegs of Coconut Catch: sky, sea, and palms at both sides. It decides nothing. */
import { useId } from 'react';

/** Leaves of a palm from its top, by where they end and how they bend. */
const leaves = [
  [-58, 10, -30, -26],
  [-46, 38, -32, -4],
  [-22, 56, -24, 16],
  [58, 10, 30, -26],
  [46, 38, 32, -4],
  [22, 56, 24, 16],
  [-30, -22, -12, -26],
  [32, -20, 14, -26],
] as const;

function Palm({ x, lean, scale, shade }: { x: number; lean: number; scale: number; shade: string }) {
  return (
    <g transform={`translate(${x} 226) scale(${scale})`} fill={shade} stroke={shade}>
      <path
        d={`M0 0C${lean * 0.1} -60 ${lean * 0.5} -110 ${lean} -150`}
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g transform={`translate(${lean} -150)`} strokeWidth="0">
        {leaves.map(([toX, toY, bendX, bendY]) => (
          <path
            key={`${toX} ${toY}`}
            d={`M0 0Q${bendX} ${bendY - 8} ${toX} ${toY}Q${bendX * 0.8} ${bendY + 12} 0 0Z`}
          />
        ))}
        <circle cx="-5" cy="6" r="5.5" fill="#5d2f12" />
        <circle cx="5" cy="8" r="5.5" fill="#4a240d" />
      </g>
    </g>
  );
}

export function Grove() {
  const [sky, sea, sun] = [useId(), useId(), useId()];
  return (
    <svg
      className="coconut-grove"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="#0b4a63" />
          <stop offset="0.55" stopColor="#2f9aa3" />
          <stop offset="0.9" stopColor="#ffd9a0" />
          <stop offset="1" stopColor="#ffb26b" />
        </linearGradient>
        <linearGradient id={sea} x2="0" y2="1">
          <stop stopColor="#5cc7c2" />
          <stop offset="1" stopColor="#12707c" />
        </linearGradient>
        <radialGradient id={sun}>
          <stop stopColor="#fff6cf" />
          <stop offset="0.3" stopColor="#ffe39a" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="182" fill={`url(#${sky})`} />
      <circle cx="200" cy="168" r="120" fill={`url(#${sun})`} />
      <path d="M0 182Q40 160 78 172T150 182ZM270 182Q310 158 352 170T400 166V182Z" fill="#1c6f74" />
      <rect y="180" width="400" height="60" fill={`url(#${sea})`} />
      <path
        d="M20 190H70M110 198H180M230 191H300M320 200H384M60 208H120M240 210H330"
        stroke="#e9fffa"
        strokeOpacity="0.4"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <Palm x={34} lean={-18} scale={0.86} shade="#0f4f4a" />
      <Palm x={368} lean={20} scale={0.8} shade="#0f4f4a" />
      <Palm x={-2} lean={36} scale={1.2} shade="#07332f" />
      <Palm x={404} lean={-40} scale={1.12} shade="#07332f" />
      <path d="M0 222Q100 212 200 218T400 214V240H0Z" fill="#e8bd78" />
    </svg>
  );
}
