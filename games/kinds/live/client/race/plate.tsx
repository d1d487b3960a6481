import { CLOTHS } from './cloths.ts';

/** A runner's number on its colour. */
export function Plate({ number }: { number: number }) {
  const [cloth, ink] = CLOTHS[(number - 1) % CLOTHS.length] ?? ['#ffffff', '#000000'];
  return (
    <i className="race-plate" ref={(element) => paint(element, cloth, ink)}>
      {number}
    </i>
  );
}

function paint(element: HTMLElement | null, cloth: string, ink: string): void {
  element?.style.setProperty('--cloth', cloth);
  element?.style.setProperty('--ink', ink);
}
