import { data } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** What is thrown where a page cannot be shown; the root's error boundary draws it. */
export interface PageFault {
  readonly kind: 'page-fault';
  readonly statusMessage: string;
  /** A path that was not found, for the message. */
  readonly path: string;
  /** Given where the shell was not loaded yet when the fault was thrown. */
  readonly shell: ShellData | undefined;
}

export function isPageFault(value: unknown): value is PageFault {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page-fault';
}

/** A page that does not exist: status 404. */
export function pageNotFound(url: string, shell?: ShellData): ReturnType<typeof data<PageFault>> {
  const path = new URL(url).pathname.replace(/\.data$/, '');
  return data({ kind: 'page-fault', statusMessage: 'pageNotFound', path, shell }, { status: 404 });
}

/** A site that cannot be shown now: in maintenance or refused, status 503 or 404. */
export function siteFault(shell: ShellData): ReturnType<typeof data<PageFault>> {
  const statusMessage = shell.maintenance
    ? 'siteInMaintenance'
    : (shell.refused?.statusMessage ?? 'siteNotFound');
  const status = statusMessage === 'siteNotFound' ? 404 : 503;
  return data({ kind: 'page-fault', statusMessage, path: '', shell }, { status });
}
