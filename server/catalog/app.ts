export type { App } from '../safety/app.ts';
