import { encodeQr } from './encodeQr.ts';

/** The light edge that a camera needs, in modules. */
const EDGE = 4;

interface QrCodeProps {
  readonly text: string;
  /** What a reader of the screen hears instead of the code. */
  readonly label: string;
}

/** A text as a QR code, 200 px wide. It is dark on white in both themes, because not every camera reads light on dark. */
export function QrCode({ text, label }: QrCodeProps) {
  const matrix = encodeQr(text);
  const side = matrix.length + 2 * EDGE;
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={200}
      height={200}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
