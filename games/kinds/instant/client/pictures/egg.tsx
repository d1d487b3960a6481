/** A golden egg with a band of the game's colour: a safe door. */
export function Egg() {
  return (
    <svg viewBox="0 0 64 64" className="picture-egg" aria-hidden="true">
      <path className="egg-shell" d="M32 6c11 0 20 17 20 30a20 20 0 0 1-40 0C12 23 21 6 32 6z" />
      <path
        className="egg-shade"
        d="M32 56a20 20 0 0 0 20-20c0-7-2.6-15-6.6-21C48 34 42 50 22 53.3A20 20 0 0 0 32 56z"
      />
      <path
        className="egg-band"
        d="M13.2 29.5 20 34l6-5 6 5 6-5 6 5 6.8-4.5c.8 2.2 1.2 4.4 1.2 6.5l-.2 2.7L44 43l-6-5-6 5-6-5-6 5-7.8-4.3L12 36c0-2.1.4-4.3 1.2-6.5z"
      />
      <ellipse className="egg-shine" cx="24.5" cy="18.5" rx="3.6" ry="6.4" transform="rotate(22 24.5 18.5)" />
    </svg>
  );
}
