import { encode } from 'uqr';
import { useMemo, type ReactNode } from 'react';

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, squares } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: 2 });
    const marks = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, squares: marks.join('') };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {/* Cameras expect dark on light, whatever the scheme. */}
      <rect width={size} height={size} fill="white" />
      <path d={squares} fill="black" />
    </svg>
  );
}
