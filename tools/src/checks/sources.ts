import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** One import of a source file: static, re-exported, dynamic, or the `import()` of a type. */
export type Import = { specifier: string; typeOnly: boolean };

/** The TypeScript files of a package's folder, relative to it, without generated and built files. */
export function sourceFiles(dir: string): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs}', {
    cwd: dir,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-dev/**', '**/.tsbuild/**', '**/__generated__/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Whether a file is a test, or only tests use it (`src/testing/bookingData.ts`, `src/cases/bookings.ts`). */
export function isTest(file: string): boolean {
  return /\.(test|spec|stories)\.tsx?$|^src\/(testing|cases)\//.test(file);
}

/** Whether only tools read the file: `vitest.config.ts`, `rsbuild.config.ts`. */
export function isConfiguration(file: string): boolean {
  return /^[^/]+\.config\.[a-z]+$/.test(file);
}

/** Every import of the file, in order. Throws when the file cannot be parsed. */
export function importsOf(dir: string, file: string): Import[] {
  const text = readFileSync(join(dir, file), 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${join(dir, file)}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    imports.push({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, typeOnly: isType });
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        imports.push({ specifier: source.value, typeOnly: false });
      }
    },
    TSImportType({ source }) {
      imports.push({ specifier: source.value, typeOnly: true });
    },
  }).visit(program);
  return imports;
}

/** The package of a bare specifier. Undefined for a relative path or a module of Node. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^node:|^virtual:|^https?:/.test(specifier)) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
