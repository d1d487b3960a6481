/** The disc of the wheel: segments of equal width with pegs between them. */
import { toneOf } from './tones.ts';

type WheelFaceProps = {
  segments: readonly number[];
  tones: readonly number[];
  /** The segment that the wheel has come to rest in. */
  lit: number | null;
};

const RIM = 98;
const HUB = 62;

/** A point on a circle, in degrees clockwise from the top. */
function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
}

export function WheelFace({ segments, tones, lit }: WheelFaceProps) {
  const width = 360 / segments.length;
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="99.4" className="wheel-rim" />
      {segments.map((multiplier, index) => {
        const [from, to] = [index * width, (index + 1) * width];
        const way = `M${point(RIM, from)}A${RIM} ${RIM} 0 0 1 ${point(RIM, to)}L${point(HUB, to)}A${HUB} ${HUB} 0 0 0 ${point(HUB, from)}Z`;
        return (
          <path
            key={index}
            d={way}
            className={lit === index ? 'wheel-segment is-lit' : 'wheel-segment'}
            data-tone={toneOf(tones, multiplier)}
          />
        );
      })}
      {segments.map((_, index) => {
        const [x, y] = point(94.5, index * width).split(' ');
        return (
          <circle key={index} cx={x} cy={y} r={segments.length > 30 ? 0.9 : 1.3} className="wheel-peg" />
        );
      })}
      <circle r={HUB} className="wheel-inner" />
    </svg>
  );
}
