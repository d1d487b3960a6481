import type { CatalogueName } from '../words/load.ts';

/** What a route says about itself, as its `handle` export. */
export interface RouteHandle {
  /** The catalogues it needs besides `interface`. */
  readonly catalogues?: readonly CatalogueName[];
  /**
   * The route's own layout wins over the site template's: the route draws the whole page itself, without the template's
   * header and footer. `none` is a bare page, `minigame` that of the minigames.
   */
  readonly layout?: 'template' | 'none' | 'minigame';
  /** Its own viewport settings; the site's where it has none. */
  readonly viewport?: string;
}

/** A handle's part of an unknown value, as React Router gives handles. */
export function routeHandleOf(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
