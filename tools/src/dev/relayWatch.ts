import { watch } from 'node:fs';
import { join } from 'node:path';
import { type CompileOptions, compileRelay } from '../compileRelay.ts';

const settleMs = 100;

/** Compiles the Relay artifacts whenever a source of these packages changes, and prints the compiler's errors. */
export function watchRelay(dirs: string[], options: CompileOptions = {}): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const compile = async () => {
    const { code, output } = await compileRelay(options);
    if (code !== 0) console.error(output.trim());
  };
  const watchers = dirs.map((dir) =>
    watch(join(dir, 'src'), { recursive: true }, (_, file) => {
      if (!file || !/\.tsx?$/.test(file) || file.includes('__generated__')) return;
      clearTimeout(timer);
      timer = setTimeout(compile, settleMs);
    }),
  );
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
