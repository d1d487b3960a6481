import { v7 } from 'uuid';

/** A new public id. UUIDv7, so ids sort by the time they were created. */
export function newId(): string {
  return v7();
}
