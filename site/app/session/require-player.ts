import { redirect, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { languageOfPrefix } from '../words/languages.ts';
import { readSession } from './session-store.ts';
import { signInAddress } from './return-to.ts';

/**
 * Route middleware for the browser: a page of a player sends everybody else to the sign-in page, and from there back.
 * The server renders no player's page, so there is nothing to guard on it.
 */
export const requirePlayer: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (readSession().status === 'authenticated') return next();
  const { pathname, search } = new URL(request.url);
  const prefix = pathname.split('/')[1] ?? '';
  const loginPath = languageOfPrefix(prefix) ? `/${prefix}/login` : '/login';
  throw redirect(signInAddress(loginPath, pathname + search));
};
