export type { App } from '../push/app.ts';
