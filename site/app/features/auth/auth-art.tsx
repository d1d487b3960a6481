import type { ReactNode } from 'react';
import type { AuthFrameProps } from './auth-frame.tsx';

/** Nothing, as a picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The brand's picture behind or beside a form. Phones are given the narrow one, or fetch none where they show none. */
export function AuthArt({
  art,
  onPhones,
  className,
}: Pick<AuthFrameProps, 'art'> & {
  onPhones: boolean;
  className: string | undefined;
}): ReactNode {
  if (!art) return null;
  return (
    <picture>
      <source media="(width < 56rem)" srcSet={onPhones ? art.narrow : nothing} />
      <img className={className} src={art.wide} alt="" />
    </picture>
  );
}
