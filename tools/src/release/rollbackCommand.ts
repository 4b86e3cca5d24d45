import { rollback } from '@console/releases';
import { printChange } from './printChange.ts';

/** Makes an earlier release live again. Default: the previous one. */
export async function rollbackCommand(releases: string, name: string, version: string | undefined): Promise<void> {
  const start = performance.now();
  printChange([name], await rollback({ releases, name, version }), performance.now() - start);
}
