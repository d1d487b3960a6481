import type { PageInput } from '@marquee/contract/page.ts';
import { createContext, RouterContextProvider } from 'react-router';

export type { PageInput } from '@marquee/contract/page.ts';

/** What the server told about the page, for loaders and middleware. */
export const pageContext = createContext<PageInput>();

/** The context of a request, as the server's half hands it to React Router. */
export function createLoadContext(page: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
