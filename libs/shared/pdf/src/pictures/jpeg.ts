import type { FilePicture } from './FilePicture.ts';

const colorsOf = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;

/** The markers of a frame, which says the size: C0 to CF, but for tables (C4, CC) and the reserved C8. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the size and colours of a JPEG. A PDF file contains a JPEG as it is. Null when the bytes are none. */
export function jpegIn(bytes: Uint8Array): FilePicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const channels = view.getUint8(at + 9);
      const colors = channels === 1 || channels === 3 || channels === 4 ? colorsOf[channels] : null;
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      if (!colors || width === 0 || height === 0) return null;
      return { width, height, bits: view.getUint8(at + 4), colors, filter: 'DCTDecode', bytes, cover: null };
    }
    // A marker may follow filling bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
