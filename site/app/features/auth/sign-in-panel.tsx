import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SignInForm } from './sign-in-form.tsx';

/** What the sign-in modal holds. */
export function SignInPanel({
  returnTo,
  onDone,
}: {
  /** Where to go once signed in; the page stays without it. */
  returnTo: string | undefined;
  onDone: () => void;
}): ReactNode {
  const navigate = useNavigate();
  return (
    <SignInForm
      onLeave={onDone}
      onSignedIn={() => {
        onDone();
        if (returnTo) void navigate(returnTo);
      }}
    />
  );
}
