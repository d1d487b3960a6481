import type { App as SafetyApp } from '../safety/app.ts';
import type { Push } from './push.ts';

export interface App extends SafetyApp {
  readonly push: Push;
}
