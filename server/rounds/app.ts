import type { App as CatalogApp } from '../catalog/app.ts';
import type { BetTermsOf } from './place-bet.ts';
import type { Rounds } from './rounds.ts';

export interface App extends CatalogApp {
  readonly rounds: Rounds;
  /** Under which terms a player bets; given by the bonuses, which stand above the rounds. */
  readonly betTerms: BetTermsOf;
}
