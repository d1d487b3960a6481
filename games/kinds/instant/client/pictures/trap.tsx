/** Spikes out of the floor: a door that was none. */
export function Trap() {
  return (
    <svg viewBox="0 0 64 64" className="picture-trap" aria-hidden="true">
      {[10, 23, 36, 49].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="trap-spike" d="M2.5 14 8 48H-3z" />
          <path className="trap-side" d="M2.5 14 8 48H2.5z" />
        </g>
      ))}
      <path className="trap-base" d="M4 46h56v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
      <path className="trap-edge" d="M4 46h56v2.5H4z" />
    </svg>
  );
}
