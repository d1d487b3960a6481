import type { Call } from '@marquee/contract/call.ts';

/**
 * Where a call is served, with the call's type and without its schemas: what is loaded with the first page must not carry
 * the validator. The list in endpoints.ts is held against the contract by a test.
 */
export interface Endpoint<C extends Call = Call> {
  readonly path: C['path'];
  /** Never set; it carries the type of the call. */
  readonly call?: C;
}
