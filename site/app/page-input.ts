import type { PageInput } from '@marquee/contract/page.ts';
import { createContext, RouterContextProvider } from 'react-router';

export type { PageInput };

/** What the server said about the page, for its loaders. */
export const pageContext = createContext<PageInput>();

/** The context of a request, as the server's half hands it to React Router. */
export function createLoadContext(page: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
