import type { Drawing } from './relief.ts';

/** Centres content that was drawn round (0, 0) for a 240-unit box. */
function boxed(content: string, size: number): Drawing {
  return {
    body: `<g transform="scale(${(size / 240).toFixed(4)}) translate(120 120)">${content}</g>`,
    width: size,
    height: size,
  };
}

const KOI_BODY =
  'M0 -104C30 -104 42 -70 40 -38C38 8 20 40 8 62L0 70L-8 62C-20 40 -38 8 -40 -38C-42 -70 -30 -104 0 -104Z';

/** A koi from above, head up. `body` is its base colour, `patch` its markings, `fin` its fins. */
export function koi(size: number, body: string, patch: string, fin: string): Drawing {
  const sides = [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="M32 -52C62 -54 92 -34 100 -2C76 -4 46 -14 30 -30Z" fill="${fin}"/><path d="M24 10C44 14 58 30 60 50C42 48 26 38 16 26Z" fill="${fin}"/><path d="M40 -44L84 -12M38 -40L70 -8M28 16L50 42" stroke="#ffffff" stroke-opacity=".45" stroke-width="2" fill="none"/></g>`,
    )
    .join('');
  const tail = `<path d="M2 52C16 74 52 80 66 116C42 108 18 108 6 92C0 104 -16 112 -46 118C-40 92 -18 74 -4 54Z" fill="${fin}"/><path d="M2 66L46 102M-2 66L-32 106M0 68L8 90" stroke="#ffffff" stroke-opacity=".45" stroke-width="2.4" fill="none"/>`;
  const marks = `<clipPath id="koi"><path d="${KOI_BODY}"/></clipPath><g clip-path="url(#koi)" fill="${patch}"><path d="M-50 -92C-20 -84 0 -96 14 -74C24 -56 0 -46 -14 -54C-30 -60 -44 -60 -50 -70Z"/><path d="M50 -50C26 -52 6 -34 10 -14C14 6 34 2 50 6Z"/><path d="M-50 -20C-24 -26 -8 -8 -10 14C-12 30 -28 28 -50 30Z"/><path d="M-4 34C10 26 24 38 16 54C6 66 -8 58 -10 48Z"/></g>`;
  const face = `<g><circle cx="25" cy="-80" r="7.5" fill="#fff"/><circle cx="-25" cy="-80" r="7.5" fill="#fff"/><circle cx="26" cy="-81" r="4.6" fill="#14060a"/><circle cx="-26" cy="-81" r="4.6" fill="#14060a"/></g><path d="M12 -101Q26 -112 36 -106M-12 -101Q-26 -112 -36 -106" stroke="${fin}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  return boxed(
    `${tail}${sides}<path d="${KOI_BODY}" fill="${body}"/>${marks}<path d="M-5 -46C9 -24 9 14 0 40C-10 16 -11 -22 -5 -46Z" fill="${fin}"/>${face}`,
    size,
  );
}

/**
 * A ribbed silk lantern with gilded caps and a tassel. `light` is the silk's colour in the middle, `dark` at the rim.
 */
export function lantern(size: number, light: string, middle: string, dark: string): Drawing {
  let ribs = '';
  for (const rx of [92, 66, 36])
    ribs += `<ellipse rx="${rx}" ry="78" fill="none" stroke="${dark}" stroke-width="3.4"/>`;
  const silk = `<radialGradient id="silk" cx=".5" cy=".55" r=".6"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
  const gold =
    '<linearGradient id="gilt" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#9a5a08"/><stop offset=".3" stop-color="#fff0a8"/><stop offset=".6" stop-color="#f0aa20"/><stop offset="1" stop-color="#7a3d04"/></linearGradient>';
  const threads = Array.from(
    { length: 7 },
    (_, i) => `<path d="M${-9 + i * 3} 104V${114 - Math.abs(i - 3)}" stroke="#ffd24a" stroke-width="3"/>`,
  ).join('');
  return boxed(
    `<defs>${silk}${gold}</defs><g transform="translate(0 -8)"><ellipse rx="94" ry="79" fill="url(#silk)"/>${ribs}<path d="M0 -78V78" stroke="${dark}" stroke-width="3.4"/><rect x="-40" y="-94" width="80" height="22" rx="6" fill="url(#gilt)"/><rect x="-40" y="72" width="80" height="20" rx="6" fill="url(#gilt)"/><path d="M-9 -94C-9 -116 9 -116 9 -94" fill="none" stroke="#f0aa20" stroke-width="6"/><path d="M-14 92H14V104H-14Z" fill="#d8202f"/>${threads}</g>`,
    size,
  );
}

/** A plum with its leaf. */
export function plum(size: number): Drawing {
  return boxed(
    '<defs><radialGradient id="skin" cx=".38" cy=".35" r=".75"><stop offset="0" stop-color="#d49bff"/><stop offset=".5" stop-color="#8a34d0"/><stop offset="1" stop-color="#420a80"/></radialGradient></defs><path d="M4 -60C64 -78 104 -30 100 24C96 76 48 106 0 104C-52 106 -98 72 -100 22C-102 -34 -54 -76 4 -60Z" fill="url(#skin)"/><path d="M4 -60C-14 -20 -14 50 4 100" stroke="#4a0a8a" stroke-width="5" fill="none"/><path d="M4 -58C2 -80 8 -96 22 -108" stroke="#6b3a14" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M12 -76C30 -110 72 -112 92 -98C80 -72 44 -62 12 -76Z" fill="#7ad03a"/>',
    size,
  );
}
