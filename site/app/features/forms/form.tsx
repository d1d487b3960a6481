import type { FormEvent, ReactNode } from 'react';

/**
 * A form that the page checks and sends by itself. Sent before the page is alive, it goes by POST, so that nothing that was
 * typed comes to stand in the address.
 */
export function Form({
  onSubmit,
  className,
  children,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <form
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
