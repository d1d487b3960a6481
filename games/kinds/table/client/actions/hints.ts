/** Whether the best play is marked: off until the player switches it on, and remembered on the device. */
import { useState } from 'react';
import { z } from 'zod';
import { readRemembered, remember } from '../../../../kit/client/session/remembered.ts';

const KEY = 'marquee:table-hints';

export function useHints(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readRemembered(KEY, z.boolean()) ?? false);
  return [
    isOn,
    (next) => {
      remember(KEY, next);
      setOn(next);
    },
  ];
}
