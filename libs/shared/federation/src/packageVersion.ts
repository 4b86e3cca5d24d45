import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The version in a folder's package.json. */
export function packageVersion(dir: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))).version;
}
