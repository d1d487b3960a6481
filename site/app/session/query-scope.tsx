import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

let shared: QueryClient | undefined;

function queriesHere(): QueryClient {
  // The server renders for many at once, and so each rendering has its own.
  if (typeof document === 'undefined') return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}

/**
 * What asks the API from the browser stands in a scope. All scopes of a tab remember the same answers; there are several
 * so that the first page of a visitor, which asks nothing, does without this code.
 */
export function QueryScope({ children }: { children: ReactNode }): ReactNode {
  const [queries] = useState(queriesHere);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
