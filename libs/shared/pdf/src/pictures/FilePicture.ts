/** A picture as a PDF file keeps it. */
export interface FilePicture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colors: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
  readonly filter: 'FlateDecode' | 'DCTDecode';
  readonly bytes: Uint8Array;
  /** How much of each pixel covers what is below it, a byte each. Null when all of it does. */
  readonly cover: Uint8Array | null;
}
