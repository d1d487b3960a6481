/** The keys of the shell. A key that is held starts nothing by itself, and nothing is heard while the player types. */
import { useEffect } from 'react';

export type KeyActions = {
  /** `focused` is the main button that has the focus, where a game has several of them. */
  main: (focused: Element | null) => void;
  half: () => void;
  double: () => void;
  least: () => void;
  mute: () => void;
  /** Further letters of a game; they come before those of the shell. */
  more?: Readonly<Record<string, () => void>>;
};

/** What each letter does; the space bar is the main button. */
export const letters = { a: 'half', s: 'double', d: 'least', m: 'mute' } as const;

/** Listens while the keys are switched on. */
export function useKeys(actions: KeyActions, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function hear(event: KeyboardEvent): void {
      const isElsewhere = document.querySelector('dialog[open]') !== null || isTyping(event.target);
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === 'Space') {
        if (isOtherControl(event.target)) return;
        // The page would scroll, and the button with the focus would be pressed a second time.
        event.preventDefault();
        if (!event.repeat) actions.main(mainButtonOf(event.target));
        return;
      }
      if (event.repeat) return;
      const pressed = event.key.toLowerCase();
      const further = actions.more?.[pressed];
      if (further) return further();
      const letter = Object.entries(letters).find(([key]) => key === pressed);
      if (letter) actions[letter[1]]();
    }
    function release(event: KeyboardEvent): void {
      const isMain = event.code === 'Space' && !isTyping(event.target) && !isOtherControl(event.target);
      if (isMain && document.querySelector('dialog[open]') === null) event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('keyup', release);
    };
  }, [actions, isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  const isSlider = target instanceof HTMLInputElement && target.type === 'range';
  return (target instanceof HTMLInputElement && !isSlider) || target instanceof HTMLTextAreaElement;
}

/** Whether the space bar belongs to what has the focus, and that is not the main button. */
function isOtherControl(target: EventTarget | null): boolean {
  const isControl = target instanceof HTMLElement && target.closest('button, select, a, summary') !== null;
  return isControl && mainButtonOf(target) === null;
}

function mainButtonOf(target: EventTarget | null): Element | null {
  return target instanceof HTMLElement ? target.closest('.main-button') : null;
}
