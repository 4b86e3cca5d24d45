import type { Rspack } from '@rsbuild/core';

/**
 * The bundler writes the table of script digests in the order in which the scripts were finished. Sorting it makes the same sources give
 * the same files, and so the same release.
 */
export class SortedIntegrity {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('SortedIntegrity', (compilation) => {
      // This stage comes after minification and before the digests of these files are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const source = asset.source().toString();
          const sorted = withSortedIntegrity(source);
          if (sorted !== source) compilation.updateAsset(file, new sources.RawSource(sorted));
        }
      });
    });
  }
}

/** `….sriHashes={b:"…",a:"…"}` → `….sriHashes={a:"…",b:"…"}` */
export function withSortedIntegrity(source: string): string {
  return source.replace(/(\.sriHashes\s*=\s*\{)([^{}]*)\}/, (_, start: string, table: string) => {
    const rows = table
      .split(',')
      .map((row) => row.trim())
      .filter((row) => row !== '');
    return `${start}${rows.sort().join(',')}}`;
  });
}
