import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from './Draft.ts';
import type { InputField } from './printRules.ts';

/** The fields of a zod object, and the package that exports it: `@console/purchasing-contracts`. */
export interface InputRules {
  readonly from: string;
  readonly fields: readonly InputField[];
}

/**
 * Reads the rules of a zod object from the contracts. A separate process loads the contracts, because this process may
 * have loaded them before they changed.
 *
 * @param name the export: `createSupplierInput`.
 * @returns undefined when no contracts on the disk export it.
 */
export function readRules(draft: Draft, name: string): InputRules | undefined {
  const index = globSync('libs/*/contracts/src/index.ts', { cwd: draft.root })
    .map((file) => file.replaceAll('\\', '/'))
    .find((file) => new RegExp(`\\b${name}\\b`).test(draft.read(file)));
  if (!index) return undefined;
  const args = ['tools/src/new/printRules.ts', join(draft.root, index), name];
  const fields: InputField[] | null = JSON.parse(
    execFileSync(process.execPath, args, { cwd: draft.root, encoding: 'utf8' }),
  );
  return fields ? { from: `@console/${index.split('/')[1]}-contracts`, fields } : undefined;
}
