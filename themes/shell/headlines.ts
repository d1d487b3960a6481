import type { ComponentType, ReactNode } from 'react';

/** A piece of the site's news, and where it is read. */
export interface Headline {
  readonly key: string;
  readonly title: string;
  readonly href: string;
}

/**
 * The latest news of the site, without a look of its own: `render` gives it one. There are none until they are known, where there are
 * none, and where they could not be asked for.
 */
export type HeadlineFeed = ComponentType<{ readonly render: (headlines: readonly Headline[]) => ReactNode }>;
