import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus among the links of a list as a joystick moves a cursor: along the row to the next one, and round at its ends; across
 * rows to the nearest. Tells which way it went, as a key's name. Keys that do something else are left alone.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): string | undefined {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  const links = [...event.currentTarget.querySelectorAll('a')].filter((link) => link.checkVisibility());
  const at = links.findIndex((link) => link === document.activeElement);
  const from = links[at];
  const next =
    from && (step[0] === 0 ? across(links, from, step[1]) : links.at((at + step[0]) % links.length));
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return event.key;
}

/** The nearest link in the next row above or below. */
function across(links: readonly HTMLElement[], from: HTMLElement, down: number): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const distance = (link: HTMLElement): number => {
    const there = link.getBoundingClientRect();
    const rows = (there.top - here.top) * down;
    return rows < here.height / 2 ? Infinity : rows * 100 + Math.abs(there.left - here.left);
  };
  const [nearest] = links.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < Infinity ? nearest : undefined;
}
