import type { Operation } from '@marquee/contract/operation.ts';

/**
 * Where a call is served, with the call's type and without its schemas: what is loaded with the first page must not carry the
 * validator.
 */
export interface Endpoint<O extends Operation = Operation> {
  readonly path: O['path'];
  /** Never set; it carries the type of the call. */
  readonly operation?: O;
}

/** The call of a type, by its path. */
export function at<O extends Operation>(path: O['path']): Endpoint<O> {
  return { path };
}
