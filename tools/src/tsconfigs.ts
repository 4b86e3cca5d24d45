import { posix } from 'node:path';
import { declaredDependencies, type WorkspacePackage } from './workspace.ts';

/** A generated file: its path from the root and its whole text. */
export type GeneratedFile = { path: string; text: string };

const lineWidth = 120;

/**
 * The tsconfig.json of the root and of every package, made from the package.json files alone. A package refers to its dependencies. It is
 * compiled for the browser when it depends on React, and sees Node's globals when it depends on @types/node.
 */
export function tsconfigFiles(packages: WorkspacePackage[]): GeneratedFile[] {
  return [rootTsconfig(packages), ...packages.map((pkg) => packageTsconfig(pkg, packages))];
}

function rootTsconfig(packages: WorkspacePackage[]): GeneratedFile {
  return {
    path: 'tsconfig.json',
    text: printObject([
      ['extends', '"./tsconfig.base.json"'],
      ['compilerOptions', printOptions({ rootDir: '.', outDir: '.tsbuild', types: ['node'] })],
      ['include', '["*.ts"]'],
      ['references', printReferences(packages.map(({ dir }) => `./${dir}`))],
    ]),
  };
}

function packageTsconfig(pkg: WorkspacePackage, packages: WorkspacePackage[]): GeneratedFile {
  const dependencies = declaredDependencies(pkg);
  // A library of the server draws with React.
  const forBrowser = 'react' in dependencies && !pkg.dir.endsWith('/api');
  const drivesBrowser = 'playwright' in dependencies;
  const base = `tsconfig.${forBrowser ? 'web' : 'base'}.json`;
  const options = {
    rootDir: '.',
    outDir: '.tsbuild',
    ...('@types/node' in dependencies && { types: ['node'] }),
    ...(drivesBrowser && !forBrowser && { lib: ['ES2024', 'DOM', 'DOM.Iterable'] }),
  };
  const references = packages.filter(({ name }) => name in dependencies).map(({ dir }) => posix.relative(pkg.dir, dir));
  return {
    path: `${pkg.dir}/tsconfig.json`,
    text: printObject([
      ['extends', JSON.stringify(posix.relative(pkg.dir, base))],
      ['compilerOptions', printOptions(options)],
      ['include', '["**/*.ts", "**/*.tsx"]'],
      ['exclude', '["dist", "dist-dev", ".tsbuild", "node_modules"]'],
      ['references', printReferences(references)],
    ]),
  };
}

function printObject(properties: [name: string, value: string][]): string {
  return `{\n${properties.map(([name, value]) => `  "${name}": ${value}`).join(',\n')}\n}\n`;
}

function printOptions(options: Record<string, unknown>): string {
  return `{\n${Object.entries(options)
    .map(([name, value]) => `    "${name}": ${printInline(value)}`)
    .join(',\n')}\n  }`;
}

function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${printInline(item)}`)
    .join(', ')} }`;
}

/** Prints the references as the formatter does: on one line when they fit, otherwise one on each line. */
function printReferences(paths: string[]): string {
  const items = paths.map((path) => printInline({ path }));
  const line = `[${items.join(', ')}]`;
  return `  "references": ${line}`.length <= lineWidth ? line : `[\n    ${items.join(',\n    ')}\n  ]`;
}
