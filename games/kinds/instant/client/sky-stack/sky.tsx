/** What the tower rises from and into: a harbour at dawn, clouds, balloons, and at last the stars. It decides nothing. */
import { variables } from '../variables.ts';

/** In hundredths of the sky's width, from the left; of its height, from the ground; of its size. */
const clouds = [
  [12, 20, 90],
  [78, 26, 120],
  [40, 33, 70],
  [-4, 39, 130],
  [84, 45, 84],
  [26, 52, 110],
  [70, 58, 140],
  [4, 64, 80],
  [58, 71, 96],
] as const;

const stars = Array.from({ length: 64 }, (_, index) => ({
  x: (index * 61.8) % 100,
  y: (index * 37.7) % 100,
  size: 1 + ((index * 13) % 3) * 0.6,
}));

function Harbour() {
  return (
    <svg
      className="stack-harbour"
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="560" cy="150" r="46" fill="#fff3c4" />
      <circle cx="560" cy="150" r="84" fill="#fff3c4" opacity="0.28" />
      <path
        d="M0 176L70 140 130 166 210 118 300 172 380 146 470 178 560 152 660 176 740 142 800 168V220H0Z"
        fill="#9a7fb0"
        opacity="0.7"
      />
      <path d="M0 190L120 168 240 188 400 172 560 192 700 174 800 188V220H0Z" fill="#7a6aa2" />
      <rect y="204" width="800" height="96" fill="#4f8fb8" />
      <path d="M500 204H620L560 300H520Z" fill="#ffe9ae" opacity="0.42" />
      <path
        d="M0 222H120M180 230H330M420 220H520M600 236H760M40 250H200M300 258H470M560 262H800M0 280H160M240 284H420M640 288H780"
        stroke="#ffffff"
        strokeOpacity="0.35"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {/* Cranes of the next quay. */}
      <path
        d="M86 206V92M122 206V92M60 92H236M104 92V60L60 92M104 60L210 92M86 130H122M86 168L122 130M122 168L86 130M188 92V112M690 206V106M722 206V106M640 106H762M706 106V76L762 106M706 76L652 106M690 140H722M690 172L722 140M722 172L690 140M664 106V128"
        fill="none"
        stroke="#3d3a6a"
        strokeWidth="5"
      />
      <path d="M176 112H200V124H176ZM652 128H676V140H652Z" fill="#3d3a6a" />
      {/* A ship with its load. */}
      <path d="M250 196H470L452 222H270Z" fill="#2c3566" />
      <path d="M284 178H312V196H284ZM344 164H372V196H344ZM404 178H432V196H404Z" fill="#e2593c" />
      <path d="M314 168H342V196H314ZM374 178H402V196H374Z" fill="#f2a33a" />
      <path d="M434 158H458V196H434Z" fill="#f4f1ea" />
    </svg>
  );
}

const Cloud = () => (
  <svg viewBox="0 0 120 52" aria-hidden="true">
    <path
      d="M22 50a19 19 0 0 1 2-38 27 27 0 0 1 48-4 21 21 0 0 1 30 14 15 15 0 0 1-2 28z"
      fill="#fff"
      opacity="0.86"
    />
    <path d="M14 46a19 19 0 0 0 8 4h78a15 15 0 0 0 11-6c-24 6-72 8-97 2z" fill="#8fb3dd" opacity="0.45" />
  </svg>
);

const Balloon = () => (
  <svg viewBox="0 0 60 90" aria-hidden="true">
    <path d="M30 2c17 0 27 12 27 27 0 16-14 26-20 37H23C17 55 3 45 3 29 3 14 13 2 30 2z" fill="#e8472f" />
    <path d="M30 2c-8 0-13 12-13 27 0 16 6 26 9 37h8c3-11 9-21 9-37 0-15-5-27-13-27z" fill="#ffd24a" />
    <path d="M24 66L26 76M36 66L34 76" stroke="#5a3a20" strokeWidth="1.4" />
    <rect x="24" y="75" width="12" height="11" rx="2.5" fill="#8a5a2c" />
  </svg>
);

export function Sky() {
  return (
    <div className="stack-sky">
      <div className="stack-stars">
        {stars.map(({ x, y, size }) => (
          <i key={`${x} ${y}`} style={variables({ '--x': x, '--y': y, '--size': size })} />
        ))}
      </div>
      <span className="stack-moon" />
      {clouds.map(([x, y, size]) => (
        <span key={y} className="stack-cloud" style={variables({ '--x': x, '--y': y, '--size': size })}>
          <Cloud />
        </span>
      ))}
      <span className="stack-cloud is-balloon" style={variables({ '--x': 82, '--y': 36, '--size': 44 })}>
        <Balloon />
      </span>
      <span className="stack-cloud is-balloon" style={variables({ '--x': 10, '--y': 57, '--size': 32 })}>
        <Balloon />
      </span>
      <span className="stack-sea" />
      <Harbour />
    </div>
  );
}
