/** A chance in percent with three digits that count, `12.9\u00a0%`; below a thousandth of a percent how rare it is, `1 : 847,660,528`. */
export function writeChance(cases: bigint, total: bigint): string {
  if (cases === 0n) return '0\u00a0%';
  const percent = (Number(cases) / Number(total)) * 100;
  if (percent < 0.001) return `1 : ${(total / cases).toLocaleString('en')}`;
  // What may fail is never written as certain.
  if (percent >= 99.95 && cases < total)
    return `> ${(Math.floor(percent * 10) / 10).toLocaleString('en')}\u00a0%`;
  return `${percent.toLocaleString('en', { maximumSignificantDigits: 3 })}\u00a0%`;
}
