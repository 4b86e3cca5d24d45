/**
 * Writes the woff2 files of `src/fonts`: subsets of Open Sans, and of Inter for the arrows that Open Sans lacks. Run it with
 * `npm run fonts -w @console/design-system` after changing the characters below. The full fonts come from npm and are not shipped.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * Latin letters with accents (Latin-1 and Latin Extended-A), the Romanian letters with a comma below, and the console's
 * punctuation.
 */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x100, 0x17f)}ȘșȚțẞ\u2009–—‘’‚“”„•…‹›€™−×≤≥`;
const arrows = '←↑→↓⌘';

const files = [
  { name: 'open-sans-regular', from: '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf', text: letters },
  {
    name: 'open-sans-semibold',
    from: '@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf',
    text: letters,
  },
  { name: 'inter-arrows', from: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', text: arrows },
];

for (const { name, from, text } of files) {
  // `noLayoutClosure` leaves out alternative shapes of digits and letters, which the console does not use.
  const subset = await subsetFont(readFileSync(require.resolve(from)), text, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  writeFileSync(new URL(`./src/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}.woff2: ${subset.length} bytes`);
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
