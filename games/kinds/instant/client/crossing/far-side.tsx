/** The far side of the road: houses with lit windows, street lamps, and a string of lights. */

const WIDTH = 1200;
const HEIGHT = 150;

type House = { x: number; width: number; height: number; tone: number };

/** Houses side by side, the same each time. */
function housesOf(): House[] {
  const houses: House[] = [];
  for (let x = 0, index = 0; x < WIDTH; index += 1) {
    const width = 62 + ((index * 37) % 48);
    houses.push({ x, width, height: 52 + ((index * 29) % 58), tone: index % 4 });
    x += width;
  }
  return houses;
}

const houses = housesOf();
const lamps = [70, 290, 510, 730, 950, 1170];
const bulbs = Array.from({ length: 41 }, (_, index) => ({
  x: index * 30,
  y: 26 + 16 * Math.sin(((index % 8) / 8) * Math.PI),
  tone: index % 4,
}));

function House({ x, width, height, tone }: House) {
  const top = HEIGHT - height;
  const columns = Math.floor(width / 22);
  const rows = Math.floor((height - 22) / 24);
  return (
    <g>
      <path
        className={`far-wall is-tone-${tone}`}
        d={`M${x} ${HEIGHT}V${top}l${width / 2} -16l${width / 2} 16V${HEIGHT}z`}
      />
      {Array.from({ length: rows * columns }, (_, index) => (
        <rect
          key={index}
          className={(index * 7 + x) % 5 < 3 ? 'far-window is-lit' : 'far-window'}
          x={x + 8 + (index % columns) * ((width - 16) / columns)}
          y={top + 10 + Math.floor(index / columns) * 24}
          width="11"
          height="14"
          rx="1.5"
        />
      ))}
      <rect className="far-shop" x={x + 7} y={HEIGHT - 20} width={width - 14} height="20" />
      <path
        className={`far-awning is-tone-${tone}`}
        d={`M${x + 3} ${HEIGHT - 18}l5 -8H${x + width - 8}l5 8z`}
      />
    </g>
  );
}

export function FarSide() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="far-glow">
          <stop offset="0" stopColor="#ffe3a0" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="#ffcf7a" stopOpacity="0.25" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="far-spill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff9a4d" stopOpacity="0" />
          <stop offset="1" stopColor="#ffb35c" stopOpacity="0.34" />
        </linearGradient>
      </defs>
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <rect y={HEIGHT - 60} width={WIDTH} height="60" fill="url(#far-spill)" />
      {lamps.map((x) => (
        <g key={x} className="far-lamp">
          <path d={`M${x} ${HEIGHT}V34q0 -12 14 -12`} />
          <circle cx={x + 16} cy="24" r="46" fill="url(#far-glow)" />
          <circle cx={x + 16} cy="23" r="4" />
        </g>
      ))}
      {bulbs.map(({ x, y, tone }) => (
        <circle key={x} cx={x} cy={y} r="3.4" className={`far-bulb is-tone-${tone}`} />
      ))}
    </svg>
  );
}
