import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Check } from './check.ts';

interface KnipReport {
  readonly issues: readonly {
    readonly file: string;
    readonly files?: readonly unknown[];
    readonly exports?: readonly { readonly name: string; readonly line: number }[];
  }[];
}

/** Every file is reached from a start, a test or a command, and somebody imports every export. See knip.json. */
export const unusedCode: Check = {
  name: 'no file and no export is without a user',
  async run(root) {
    if (!existsSync(join(root, 'knip.json'))) return [];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/knip/bin/knip.js'),
        ...['--include', 'files,exports', '--reporter', 'json', '--no-progress', '--no-exit-code', '--no-config-hints'],
      ],
      { cwd: root, maxBuffer: 1 << 26 },
    );
    const { issues }: KnipReport = JSON.parse(stdout);
    return issues.flatMap(({ file, files = [], exports = [] }) => [
      ...(files.length > 0
        ? [`${file} is used by nothing: delete it, or name it in knip.json if a tool reads it.`]
        : []),
      ...exports.map(({ name, line }) => `${file}:${line} exports ${name}, which nothing imports.`),
    ]);
  },
};
