/** A cut gem, lit from above; its colour is the game's accent. */
export function Gem() {
  return (
    <svg viewBox="0 0 64 64" className="picture-gem" aria-hidden="true">
      <path className="gem-girdle" d="M16 12h32l12 16-28 29L4 28z" />
      <path className="gem-table" d="M22 12h20l-3 16H25z" />
      <path className="gem-light" d="M16 12h6l3 16H4z" />
      <path className="gem-shade" d="M48 12h-6l-3 16h21z" />
      <path className="gem-left" d="M4 28h21l7 29z" />
      <path className="gem-front" d="M25 28h14l-7 29z" />
      <path className="gem-right" d="M39 28h21L32 57z" />
      <path className="gem-edge" d="M16 12h32l12 16H4zM4 28l28 29 28-29M22 12l3 16 7 29 7-29 3-16" />
      <path className="gem-glint" d="M18 15l3-1-1 6z" />
    </svg>
  );
}
