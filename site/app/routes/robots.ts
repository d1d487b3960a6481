import { pageContext } from '../page-input.ts';
import type { Route } from './+types/robots.ts';

/** Pages that only a player sees are of no use to a search engine. */
const privatePaths = [
  '/deposit',
  '/withdrawal',
  '/profile',
  '/transaction-history',
  '/bet-history',
  '/statement',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
