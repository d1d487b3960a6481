import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import type { startup } from '@marquee/contract/api/startup.ts';
import type { Envelope } from '@marquee/contract/envelope.ts';
import { createContext, RouterContextProvider } from 'react-router';
import type { LanguageCode } from './words/languages.ts';

/** What the server knows when it asks for a page. Nothing of it is personal: the page is cached for everybody. */
export interface PageInput {
  readonly host: string;
  readonly domain_name: string;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
  /** Allows the page's own scripts and styles under its content security policy. */
  readonly nonce: string;
  readonly language: LanguageCode;
  readonly startup: Envelope & Partial<AnswerOf<typeof startup>>;
  readonly features: { readonly dev_outbox: boolean };
  /** Make a public call of the API without going through the network. */
  readonly call: <C extends Call>(
    call: C,
    input: RequestInput<C>,
  ) => Promise<Envelope & Partial<AnswerOf<C>>>;
}

export const pageContext = createContext<PageInput>();

/** The context of a request, as the server's half hands it to React Router. */
export function createLoadContext(page: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
