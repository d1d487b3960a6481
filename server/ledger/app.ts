import type { App as Kernel } from '../kernel/app.ts';
import type { Ledger } from './ledger.ts';

export interface App extends Kernel {
  readonly ledger: Ledger;
}
