export type { App } from '../bonus/app.ts';
