/** A chip, and a stack of them with what it is worth. */
import { colourOf, heightOf } from './denominations.ts';

type StackProps = { units: number; chips: readonly number[]; worth: (units: number) => string };

/** Chips that lie on a spot. */
export function Stack({ units, chips, worth }: StackProps) {
  const height = heightOf(units, chips);
  return (
    <span className={`stack is-chip-${colourOf(units, chips)}`} aria-hidden="true">
      {Array.from({ length: height - 1 }, (_, index) => (
        <span key={index} className="stack-below" style={{ bottom: `${index * 3}px` }} />
      ))}
      <span className="chip" style={{ bottom: `${(height - 1) * 3}px` }}>
        <b>{worth(units)}</b>
      </span>
    </span>
  );
}

/** A chip to choose. */
export function ChipFace({ index, text }: { index: number; text: string }) {
  return (
    <span className={`chip is-chip-${index}`} aria-hidden="true">
      <b>{text}</b>
    </span>
  );
}
