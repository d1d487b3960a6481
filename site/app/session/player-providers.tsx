import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Notices } from './notices.tsx';
import { createQueryClient } from './query-client.ts';
import { SessionKeeper } from './session-keeper.tsx';

/** What the pages and layouts of a site stand in: the session, its answers, modals and toasts. */
export function PlayerProviders({ children }: { children: ReactNode }): ReactNode {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionKeeper />
      <Notices />
    </QueryClientProvider>
  );
}
