import { textPath } from './lettering.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

/** The corners of a star round (0, 0) with this many points. */
export function starPath(points: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = turn + (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    corners.push(`${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`);
  }
  return `M${corners.join('L')}Z`;
}

/** The folds of a star: every second facet, lit from one side. */
function facets(points: number, outer: number, inner: number): string {
  let d = '';
  for (let i = 0; i < points; i++) {
    const tip = -Math.PI / 2 + (i * 2 * Math.PI) / points;
    const dip = tip + Math.PI / points;
    d += `M0 0L${n(outer * Math.cos(tip))} ${n(outer * Math.sin(tip))}L${n(inner * Math.cos(dip))} ${n(inner * Math.sin(dip))}Z`;
  }
  return d;
}

/** A parol: a paper star in a hoop, with a tail of strips on either side. Drawn in a 400 × 480 box. */
export function parol(size: number): Drawing {
  const scale = size / 480;
  const strips = ['#ff3d6e', '#ffd23c', '#27c2a0', '#2f8cff', '#ff8a1e'];
  const tail = (x: number, lean: number): string =>
    strips
      .map(
        (colour, i) =>
          `<path d="M${x + (i - 2) * 9} 318Q${x + (i - 2) * 14 + lean} 390 ${x + (i - 2) * 20 + lean * 1.4} ${452 - Math.abs(i - 2) * 12}" stroke="${colour}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
      )
      .join('');
  let hoop = '';
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * 2 * Math.PI;
    hoop += `<circle cx="${n(200 + 172 * Math.cos(angle))}" cy="${n(188 + 172 * Math.sin(angle))}" r="12" fill="${strips[i % 5]}"/>`;
  }
  const star = `<g transform="translate(200 188)"><path d="${starPath(5, 168, 72)}" fill="#ffd23c"/><path d="${facets(5, 168, 72)}" fill="#ff9d1e"/><path d="${starPath(5, 104, 45)}" fill="#ff2f5f"/><path d="${facets(5, 104, 45)}" fill="#c4103f"/><path d="${starPath(8, 40, 26)}" fill="#fff6d0"/><circle r="15" fill="#ff8a1e"/></g>`;
  const body = `<g transform="scale(${scale})">${tail(110, -34)}${tail(290, 34)}<circle cx="200" cy="188" r="172" fill="none" stroke="#fff2c8" stroke-width="8"/>${hoop}${star}</g>`;
  return { body, width: 400 * scale, height: 480 * scale };
}

/** The face of a jeepney: visor with its name, two panes, grille, lamps and bumper. Drawn in a 520 × 460 box. */
export function jeepney(size: number): Drawing {
  const scale = size / 460;
  const chrome = '#e6edf4';
  const shade = '#8fa0b3';
  const lamp = (x: number, r: number): string =>
    `<circle cx="${x}" cy="300" r="${r + 8}" fill="${shade}"/><circle cx="${x}" cy="300" r="${r + 4}" fill="${chrome}"/><circle cx="${x}" cy="300" r="${r}" fill="#ffe9a0"/><circle cx="${x - r * 0.3}" cy="${300 - r * 0.3}" r="${n(r * 0.35)}" fill="#fff"/>`;
  const name = textPath('FIESTA', 'bungee', 44, 4);
  let bars = '';
  for (let i = 0; i < 9; i++)
    bars += `<rect x="${206 + i * 12.6}" y="258" width="7" height="96" rx="3.5" fill="${i % 2 ? chrome : '#c3cedb'}"/>`;
  let trim = '';
  for (let i = 0; i < 13; i++)
    trim += `<path d="M${60 + i * 31} 112l15.5 20 15.5 -20Z" fill="${['#ffd23c', '#ff3d6e', '#2fc4a4', '#2f8cff'][i % 4]}"/>`;
  const flag = (x: number, lean: number, colour: string): string =>
    `<path d="M${x} 40V4" stroke="${shade}" stroke-width="5"/><path d="M${x} 2l${lean} 12 ${-lean} 12Z" fill="${colour}"/>`;
  const body = `<g transform="scale(${scale})">
${flag(92, 40, '#ffd23c')}${flag(428, -40, '#2f8cff')}
<rect x="66" y="388" width="78" height="68" rx="16" fill="#1c1a22"/><rect x="376" y="388" width="78" height="68" rx="16" fill="#1c1a22"/>
<path d="M74 34H446Q470 34 474 58L482 104Q484 116 470 116H50Q36 116 38 104L46 58Q50 34 74 34Z" fill="#d81e3f"/>
<path d="M74 34H446Q470 34 472 50H48Q52 34 74 34Z" fill="#ff5a6a"/>
<path transform="translate(260 78)" d="${name.data}" fill="#fff2c0" stroke="#7a0a20" stroke-width="7" paint-order="stroke" stroke-linejoin="round"/>
<path d="M58 116H462L474 240H46Z" fill="#1f62d8"/>
<path d="M84 126H250V222H76Q76 160 84 126Z" fill="#a9e2ff"/><path d="M270 126H436Q444 160 444 222H270Z" fill="#a9e2ff"/>
<path d="M96 126H150L112 222H78Q78 160 96 126ZM300 126H346L312 222H270V200Z" fill="#e4f7ff"/>
${trim}
<path d="M46 240H474L486 372Q486 392 466 392H54Q34 392 34 372Z" fill="#ffc62e"/>
<path d="M46 240H474L476 262H44Z" fill="#ff8a1e"/>
<path d="M36 330Q110 300 150 392H54Q34 392 34 372ZM484 330Q410 300 370 392H466Q486 392 486 372Z" fill="#d81e3f"/>
<path d="M178 236H342L352 372H168Z" fill="${chrome}"/><rect x="196" y="250" width="128" height="112" rx="14" fill="#39424f"/>${bars}
<g transform="translate(260 226)"><path d="${starPath(8, 30, 17)}" fill="#ffd23c" stroke="#a85a06" stroke-width="4"/><circle r="9" fill="#d81e3f"/></g>
${lamp(112, 30)}${lamp(408, 30)}
<g transform="translate(158 350)"><path d="${starPath(5, 18, 8)}" fill="#fff"/></g><g transform="translate(362 350)"><path d="${starPath(5, 18, 8)}" fill="#fff"/></g>
<rect x="22" y="378" width="476" height="38" rx="19" fill="${chrome}"/><rect x="22" y="400" width="476" height="16" rx="8" fill="${shade}"/><rect x="40" y="384" width="440" height="7" rx="3.5" fill="#fff"/>
<rect x="196" y="368" width="128" height="48" rx="8" fill="#fff"/><rect x="203" y="375" width="114" height="34" rx="5" fill="#1f8a4c"/><path d="M218 392H302" stroke="#fff" stroke-width="10" stroke-dasharray="14 8"/>
</g>`;
  return { body, width: 520 * scale, height: 460 * scale };
}
