/**
 * Builds put this in the place of React Router's own module of this purpose: what measures navigations weighs a kilobyte on every
 * first page and runs only where it is asked for, which the site does not do. A version of React Router that asks more of
 * it does not build.
 */

function refuse(): never {
  throw new Error('The router is built without its instrumentation.');
}

export const getRouteInstrumentationUpdates = refuse;
export const instrumentClientSideRouter = refuse;

/** Nothing receives what a navigation came to. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}
