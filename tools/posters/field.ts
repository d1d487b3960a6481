/** A grid of numbers, row by row. */
export type Field = { width: number; height: number; values: Float32Array };

const FAR = 1e12;

/** Squared distance along one line (Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions"). */
function transformLine(f: Float64Array, d: Float64Array, v: Int32Array, z: Float64Array, n: number): void {
  let k = 0;
  v[0] = 0;
  z[0] = -FAR;
  z[1] = FAR;
  const meet = (q: number, p: number): number =>
    ((f[q] ?? 0) + q * q - ((f[p] ?? 0) + p * p)) / (2 * q - 2 * p);
  for (let q = 1; q < n; q++) {
    let s = meet(q, v[k] ?? 0);
    while (s <= (z[k] ?? 0)) {
      k--;
      s = meet(q, v[k] ?? 0);
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while ((z[k + 1] ?? FAR) < q) k++;
    const p = v[k] ?? 0;
    d[q] = (q - p) * (q - p) + (f[p] ?? 0);
  }
}

/**
 * Distance in pixels from every covered pixel to the edge of the mask (or, with `outside`, from every uncovered one).
 * Partly covered pixels locate the edge between pixels, so that slopes built on the distance are smooth.
 */
export function distance(mask: Field, outside = false): Field {
  const { width, height } = mask;
  const squared = new Float64Array(width * height);
  for (let i = 0; i < squared.length; i++) {
    const coverage = mask.values[i] ?? 0;
    const within = outside ? 1 - coverage : coverage;
    squared[i] = within > 0.995 ? FAR : Math.max(0, within - 0.5) ** 2;
  }
  const longest = Math.max(width, height);
  const f = new Float64Array(longest);
  const d = new Float64Array(longest);
  const v = new Int32Array(longest);
  const z = new Float64Array(longest + 1);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) f[y] = squared[y * width + x] ?? 0;
    transformLine(f, d, v, z, height);
    for (let y = 0; y < height; y++) squared[y * width + x] = d[y] ?? 0;
  }
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) f[x] = squared[y * width + x] ?? 0;
    transformLine(f, d, v, z, width);
    for (let x = 0; x < width; x++) values[y * width + x] = Math.min(4096, Math.sqrt(d[x] ?? 0));
  }
  return { width, height, values };
}

/** One pass of a box blur along rows, written transposed, so that two calls blur both ways. */
function boxTransposed(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const window = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += source[row + Math.min(width - 1, Math.max(0, x))] ?? 0;
    for (let x = 0; x < width; x++) {
      target[x * height + y] = sum / window;
      sum += source[row + Math.min(width - 1, x + radius + 1)] ?? 0;
      sum -= source[row + Math.max(0, x - radius)] ?? 0;
    }
  }
}

/** A Gaussian of the given standard deviation in pixels, as three box blurs. */
export function blur(field: Field, deviation_px: number): Field {
  const radius = Math.round((Math.sqrt(4 * deviation_px * deviation_px + 1) - 1) / 2);
  if (radius < 1) return field;
  let values = field.values;
  for (let pass = 0; pass < 3; pass++) {
    const across = new Float32Array(values.length);
    boxTransposed(values, across, field.width, field.height, radius);
    const down = new Float32Array(values.length);
    boxTransposed(across, down, field.height, field.width, radius);
    values = down;
  }
  return { width: field.width, height: field.height, values };
}

/** The mask grown by `radius_px` and shrunk again: holes and cuts narrower than twice the radius are filled. */
export function closed(mask: Field, radius_px: number): Field {
  const away = distance(mask, true);
  const grown: Field = { ...mask, values: away.values.map((d) => (d <= radius_px ? 1 : 0)) };
  const inside = distance(grown);
  const values = inside.values.map((d, i) =>
    Math.max(mask.values[i] ?? 0, Math.min(1, Math.max(0, d - radius_px + 0.5))),
  );
  return { ...mask, values };
}
