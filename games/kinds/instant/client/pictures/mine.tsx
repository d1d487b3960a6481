/** A mine with its horns. */
const horns = [0, 45, 90, 135, 180, 225, 270, 315];

export function Mine() {
  return (
    <svg viewBox="0 0 64 64" className="picture-mine" aria-hidden="true">
      {horns.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 33)`}>
          <path className="mine-horn" d="M29.4 17.5h5.2L34 8.5a2 2 0 0 0-4 0z" />
        </g>
      ))}
      <circle className="mine-body" cx="32" cy="33" r="17" />
      <path className="mine-band" d="M15.4 36.5a17 17 0 0 0 33.2 0z" />
      <ellipse className="mine-shine" cx="26" cy="25.5" rx="6.5" ry="4.2" transform="rotate(-32 26 25.5)" />
      <circle className="mine-eye" cx="32" cy="33" r="4.6" />
      <circle className="mine-spark" cx="30.6" cy="31.6" r="1.5" />
    </svg>
  );
}
