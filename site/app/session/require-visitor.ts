import { redirect, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { safeReturnTo } from './return-to.ts';
import { readSession } from './session-store.ts';

/** Route middleware for the browser: who is signed in already has nothing to do on a page for guests. */
export const requireVisitor: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (readSession().status !== 'authenticated') return next();
  const { pathname, searchParams } = new URL(request.url);
  throw redirect(safeReturnTo(searchParams.get('return_to')) ?? (pathname.replace(/\/[^/]+$/, '') || '/'));
};
