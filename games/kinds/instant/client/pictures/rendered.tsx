/** A piece that was rendered by `art/pieces.ts`. What it shows is said by what it lies on. */
export function Rendered({ picture, className }: { picture: string; className?: string }) {
  return (
    <img
      src={picture}
      className={className ? `rendered ${className}` : 'rendered'}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}

/** Fetches pictures that the first step will show, so that it does not wait for them. */
export function fetchAhead(...pictures: readonly string[]): void {
  for (const picture of pictures) new Image().src = picture;
}
