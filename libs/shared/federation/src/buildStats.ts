import type { Rspack } from '@rsbuild/core';

/** The result of a build for each of its imports. */
export interface BuildStats {
  /** The scripts that an `import('…')` of this request loads. */
  filesOf(request: string): string[];
  /** The scripts of a named chunk. */
  filesOfChunk(name: string): string[];
  /** The shared modules that an `import('…')` of this request takes from the shell. */
  sharedOf(request: string): string[];
  sharedOfChunk(name: string): string[];
}

/** Reads the parts of Rspack's statistics that describe a release. */
export function buildStats(stats: Rspack.Stats): BuildStats {
  const { chunks = [], modules = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkOrigins: true,
    chunkModules: false,
    modules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    ids: true,
  });
  const requestedBy = (request: string) =>
    chunks.filter(({ origins = [] }) => origins.some((origin) => origin.request === request));
  const named = (name: string) => chunks.filter(({ names = [] }) => names.includes(name));
  const scripts = (of: typeof chunks) => unique(of.flatMap(({ files = [] }) => files).filter(isScript));
  const shared = (of: typeof chunks) => {
    const ids = new Set(of.map(({ id }) => id));
    const consumed = modules.filter((module) => (module.chunks ?? []).some((id) => ids.has(id)));
    return unique(consumed.flatMap(({ name = '' }) => sharedName(name) ?? []));
  };
  return {
    filesOf: (request) => scripts(requestedBy(request)),
    filesOfChunk: (name) => scripts(named(name)),
    sharedOf: (request) => shared(requestedBy(request)),
    sharedOfChunk: (name) => shared(named(name)),
  };
}

/** `consume shared module (default) react/jsx-runtime@* (strict) …` → `react/jsx-runtime` */
function sharedName(module: string): string | undefined {
  return /^consume shared module \(\w+\) (.+?)@\S*( |$)/.exec(module)?.[1];
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
