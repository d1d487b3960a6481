import type { CatalogueName } from '../words/load.ts';

/** What a route says about itself, as its `handle` export. */
export interface RouteHandle {
  /** The catalogues it needs besides `interface`. */
  readonly catalogues?: readonly CatalogueName[];
  /** `none`: the route draws the whole page itself, without the template's header and footer. */
  readonly layout?: 'template' | 'none';
  /** Its own viewport settings; the site's where it has none. */
  readonly viewport?: string;
}

/** A handle's part of an unknown value, as React Router gives handles. */
export function routeHandleOf(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
