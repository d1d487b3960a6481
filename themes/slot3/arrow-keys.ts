import { useEffect, useState, type RefObject } from 'react';

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Lets arrow keys move the focus among the links of a list as a joystick moves a cursor: along the row to the next one, and round at its
 * ends; across rows to the nearest. Tells which way it goes while the key is held, as the key's name.
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>): string | undefined {
  const [lean, setLean] = useState<string>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent): void => setLean(move(element, event) ? event.key : undefined);
    const release = (): void => setLean(undefined);
    element.addEventListener('keydown', press);
    element.addEventListener('keyup', release);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('keyup', release);
    };
  }, [list]);
  return lean;
}

/** Moves the focus, and tells whether it did. Keys that do something else are left alone. */
function move(list: HTMLElement, event: KeyboardEvent): boolean {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const links = [...list.querySelectorAll('a')].filter((link) => link.checkVisibility());
  const at = links.findIndex((link) => link === document.activeElement);
  const from = links[at];
  const next =
    from && (step[0] === 0 ? across(links, from, step[1]) : links.at((at + step[0]) % links.length));
  if (!next) return false;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
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
