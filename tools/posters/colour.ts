/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number];

/** A gradient: offsets in 0–1, rising, each with a `#rrggbb` colour. */
export type Ramp = readonly (readonly [offset: number, colour: string])[];

/** Reads `#rgb` or `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` from hue (degrees), saturation and lightness (percent). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360;
  const s = Math.min(100, Math.max(0, saturation)) / 100;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A ramp sampled into 256 RGB triples, for look-up by every pixel. */
export function rampTable(ramp: Ramp): Float32Array {
  const table = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) {
    const t = i / 255;
    const after = ramp.findIndex(([offset]) => offset >= t);
    const right = ramp[after === -1 ? ramp.length - 1 : after] ?? [1, '#ffffff'];
    const left = ramp[Math.max(0, (after === -1 ? ramp.length : after) - 1)] ?? right;
    const span = right[0] - left[0];
    const amount = span > 0 ? Math.min(1, Math.max(0, (t - left[0]) / span)) : 1;
    const a = rgb(left[1]);
    const b = rgb(right[1]);
    for (const c of [0, 1, 2] as const) table[i * 3 + c] = a[c] + (b[c] - a[c]) * amount;
  }
  return table;
}
