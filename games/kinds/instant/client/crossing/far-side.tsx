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
      <rect className="far-shop" x={x + 6} y={HEIGHT - 16} width={width - 12} height="16" rx="2" />
    </g>
  );
}

export function FarSide() {
  return (
    <svg
      className="crossing-far"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      {lamps.map((x) => (
        <g key={x} className="far-lamp">
          <path d={`M${x} ${HEIGHT}V34q0 -12 14 -12`} />
          <circle cx={x + 16} cy="23" r="22" className="far-glow" />
          <circle cx={x + 16} cy="23" r="4" />
        </g>
      ))}
      {bulbs.map(({ x, y, tone }) => (
        <circle key={x} cx={x} cy={y} r="3.4" className={`far-bulb is-tone-${tone}`} />
      ))}
    </svg>
  );
}
