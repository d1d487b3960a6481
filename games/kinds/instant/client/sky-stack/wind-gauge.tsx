/** How strong the gust was that the last box met, beside the strongest that each box stands in. */
import { boxes, GUSTS, STANDS } from '../../sky-stack.ts';
import { StackedBox } from '../pictures/stacked.tsx';
import { variables } from '../variables.ts';

type WindGaugeProps = {
  /** Null before the first box, and while the next one is asked for. */
  gust: number | null;
  /** While it rises its figure is not told. */
  isRising: boolean;
};

export function WindGauge({ gust, isRising }: WindGaugeProps) {
  return (
    <div className={`stack-gauge ${isRising ? 'is-rising' : ''}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" className="stack-wind-sign">
        <path d="M2 9h12a3 3 0 1 0-3-3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.5 2.5 0 1 1-2.5 2.5" />
      </svg>
      <div className="stack-scale">
        <i style={variables({ '--gust': gust ?? 0 })} />
        {boxes.map((box) => (
          <span key={box} style={variables({ '--stands': STANDS[box] })}>
            <b>{STANDS[box]}</b>
            <StackedBox box={box} />
          </span>
        ))}
      </div>
      <strong>{gust === null || isRising ? `1–${GUSTS}` : gust}</strong>
    </div>
  );
}
