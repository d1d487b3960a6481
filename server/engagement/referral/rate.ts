const ppmPerPercent = 10_000;

/** `"0.25"` percent → 2500 millionths. At most four decimals. */
export function ppmOf(percent: string): number {
  const [units = '0', fraction = ''] = percent.split('.');
  return Number(units) * ppmPerPercent + Number(fraction.padEnd(4, '0'));
}

/** 2500 millionths → `"0.25"` percent. */
export function percentOf(ppm: number): string {
  const fraction = (ppm % ppmPerPercent).toString().padStart(4, '0').replace(/0+$/, '');
  const units = Math.trunc(ppm / ppmPerPercent).toString();
  return fraction === '' ? units : `${units}.${fraction}`;
}
