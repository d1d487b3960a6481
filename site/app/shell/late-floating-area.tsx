import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const FloatingArea = lazy(() => import('../features/floating/floating-area.tsx'));

/** What floats over the page comes when the page has settled, and takes nothing from the first screen. */
const delay_ms = 2500;

export function LateFloatingArea(): ReactNode {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay_ms);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense>
      <FloatingArea />
    </Suspense>
  ) : null;
}
