import { Button } from '@marquee/ui/controls/button.tsx';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * The button that sends a form. Until the page is alive in the browser it submits nothing, nor does the Enter key in a form
 * without a submit button: the browser would send the fields to the page's own address.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'variant'>): ReactNode {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...props} variant="primary" type={alive ? 'submit' : 'button'} />;
}
