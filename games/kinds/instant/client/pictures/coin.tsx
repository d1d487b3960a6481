/** The two faces of a coin: a sun for heads, a star between leaves for tails. */
const rays = Array.from({ length: 12 }, (_, ray) => ray * 30);

export function CoinFace({ side }: { side: 'heads' | 'tails' }) {
  return (
    <svg viewBox="0 0 100 100" className={`coin-face is-${side}`} aria-hidden="true">
      <circle className="coin-edge" cx="50" cy="50" r="49" />
      <circle className="coin-metal" cx="50" cy="50" r="45" />
      <circle className="coin-ring" cx="50" cy="50" r="38" />
      {side === 'heads' ? (
        <>
          {rays.map((turn) => (
            <path
              key={turn}
              className="coin-relief"
              d="M47 16h6L50 28z"
              transform={`rotate(${turn} 50 50)`}
            />
          ))}
          <circle className="coin-relief" cx="50" cy="50" r="17" />
          <path
            className="coin-cut"
            d="M43 46a2.5 2.5 0 1 0 .1 0zM57 46a2.5 2.5 0 1 0 .1 0zM42 54q8 8 16 0-8 4-16 0z"
          />
        </>
      ) : (
        <>
          <path
            className="coin-relief"
            d="M50 22l6.5 17 18 1-14 11.5 4.8 17.5L50 59l-15.3 10 4.8-17.5-14-11.5 18-1z"
          />
          <path className="coin-relief" d="M26 66q9 16 24 17-19 4-24-17zM74 66q-9 16-24 17 19 4 24-17z" />
        </>
      )}
      <path className="coin-shine" d="M14 40A37 37 0 0 1 60 14q-30 2-46 26z" />
    </svg>
  );
}
