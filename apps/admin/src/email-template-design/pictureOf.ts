/** A picture for a mail. */
export interface Picture {
  /** Its `data:` address. */
  readonly url: string;
  /** In pixels, as the mail shows it. */
  readonly width: number;
  readonly height: number;
}

/** The width of the paper of a mail without its margins, in pixels. */
const PAPER = 552;

/** The most bytes of a picture, because every email keeps it. */
const MOST_BYTES = 80_000;

/** Mail programs show these as they are. Other pictures are drawn again as JPEG. */
const keptTypes = ['image/png', 'image/jpeg', 'image/gif'];

/** How a large picture is made smaller, the best first: its width in pixels, and the quality of the JPEG. */
const attempts = [
  [2 * PAPER, 0.85],
  [2 * PAPER, 0.7],
  [800, 0.7],
  [PAPER, 0.7],
  [PAPER, 0.5],
  [400, 0.5],
] as const;

/** Makes a picture for a mail of a file that somebody chose, smaller if need be. Null when the browser cannot read it as a picture. */
export async function pictureOf(file: File): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const width = Math.min(bitmap.width, PAPER);
  const shown = { width, height: Math.round((bitmap.height * width) / bitmap.width) };
  if (file.size <= MOST_BYTES && keptTypes.includes(file.type)) return { url: await addressOf(file), ...shown };
  for (const [most, quality] of attempts) {
    const drawn = await drawnAgain(bitmap, Math.min(bitmap.width, most), quality);
    if (drawn && drawn.size <= MOST_BYTES) return { url: await addressOf(drawn), ...shown };
  }
  return null;
}

/** On white, because a JPEG has no transparent parts. */
function drawnAgain(bitmap: ImageBitmap, width: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read.'));
    reader.readAsDataURL(blob);
  });
