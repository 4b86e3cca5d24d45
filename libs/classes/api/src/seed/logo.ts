import type { SeedContext } from '@console/api-kit/seeding';
import { brandLogo } from '../tables.ts';
import { pngOf } from './png.ts';

const width = 320;
const height = 96;

/** Draws the logo of a brand: three bars that grow, the last one in the second colour, over a line. */
export async function seedLogo(
  { tx }: SeedContext,
  brandId: string,
  primary: string,
  secondary: string,
): Promise<void> {
  const bars = [
    { from: 0, to: 80, top: 56, colour: channelsOf(primary) },
    { from: 104, to: 184, top: 30, colour: channelsOf(primary) },
    { from: 208, to: 288, top: 4, colour: channelsOf(secondary) },
  ];
  const white = [255, 255, 255] as const;
  const bytes = pngOf(width, height, (x, y) => {
    if (y >= 88) return channelsOf(primary);
    return bars.find(({ from, to, top }) => x >= from && x < to && y >= top && y < 80)?.colour ?? white;
  });
  await tx.insert(brandLogo).values({ brandId, type: 'png', bytes, width, height });
}

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
