import type { App as CatalogApp } from '../catalog/app.ts';
import type { BetTermsOf } from './place-bet.ts';
import type { Rounds } from './rounds.ts';

export interface App extends CatalogApp {
  readonly rounds: Rounds;
  /**
   * The terms under which a player bets. The bonus room provides them; it sits above this room, so it cannot be
   * imported here.
   */
  readonly betTerms: BetTermsOf;
}
