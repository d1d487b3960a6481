// Made by `npm run db:types` from the database itself.
export interface DB {}
