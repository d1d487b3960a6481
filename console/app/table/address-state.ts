import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * One thing that a screen remembers in its address, so that going back, reloading and a link that is passed on show the same.
 * An empty value is left out of it.
 */
export function useAddressState(name: string): [string, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [parameters.get(name) ?? '', set];
}
