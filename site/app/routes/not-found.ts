import { pageNotFound } from '../shell/page-error.ts';
import type { Route } from './+types/not-found.ts';

export function loader({ request }: Route.LoaderArgs): never {
  throw pageNotFound(request.url);
}

export default function NotFound(): null {
  return null;
}
