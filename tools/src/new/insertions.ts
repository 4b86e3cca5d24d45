import { readWorkspace } from '../workspace.ts';
import { type Draft, Refusal } from './Draft.ts';

/** Adds names to the file's import from a module. The formatter sorts the imports afterwards. */
export function withImport(text: string, names: readonly string[], from: string): string {
  const missing = names.filter((name) => !new RegExp(`^import [^;]*\\b${name}\\b[^;]*;`, 'm').test(text));
  if (missing.length === 0) return text;
  const known = new RegExp(`^import \\{([^}]*)\\} from '${from}';`, 'm');
  if (!known.test(text)) return `import { ${missing.join(', ')} } from '${from}';\n${text}`;
  return text.replace(
    known,
    (_, before) => `import { ${[before.trim().replace(/,$/, ''), ...missing].join(', ')} } from '${from}';`,
  );
}

/** Adds a name to what an index.ts exports from one of its files. */
export function withExport(text: string, names: readonly string[], from: string): string {
  const known = new RegExp(`^export \\{([^}]*)\\} from '${from}';`, 'm');
  const before = known.exec(text)?.[1]?.trim().replace(/,$/, '');
  if (before === undefined) return `${text}export { ${names.join(', ')} } from '${from}';\n`;
  const missing = names.filter((name) => !before.split(/,\s*/).includes(name));
  return text.replace(known, `export { ${[before, ...missing].join(', ')} } from '${from}';`);
}

/** Adds an import without names, after the other imports. */
export function withSideEffect(text: string, from: string): string {
  const last = text.lastIndexOf("import './");
  const at = last < 0 ? 0 : text.indexOf('\n', last) + 1;
  return `${text.slice(0, at)}import '${from}';\n${text.slice(at)}`;
}

/** Adds a mutation's case to the cases of a domain. */
export function withCase(text: string, name: string, from: string): string {
  const known = text.includes('mutations: [')
    ? text.replace('mutations: [', `mutations: [\n    ${name},`)
    : text.replace('DomainCases = {', `DomainCases = {\n  mutations: [${name}],`);
  return withImport(known, [name], from);
}

/** Puts lines before the first `end` after `start`, such as before the end of a list in a declaration. */
export function withLinesBefore(text: string, start: string, end: string, lines: string): string {
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(end, from);
  if (at < 0) throw new Refusal(`The file has no "${start}" to add to. Look at another domain for its usual form.`);
  return `${text.slice(0, at)}\n${lines}${text.slice(at)}`;
}

/** Declares that a package depends on others, at the version that the rest of the workspace uses. */
export function dependOn(draft: Draft, dir: string, names: readonly string[]): void {
  const file = `${dir}/package.json`;
  const manifest = JSON.parse(draft.read(file));
  const missing = names.filter((name) => !manifest.dependencies?.[name] && !manifest.devDependencies?.[name]);
  if (missing.length === 0) return;
  const added = missing.map((name) => [name, versionOf(draft, name)]);
  const dependencies = Object.entries({ ...manifest.dependencies, ...Object.fromEntries(added) });
  manifest.dependencies = Object.fromEntries(dependencies.sort(([one], [other]) => (one < other ? -1 : 1)));
  draft.change(file, () => `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The version of a package that the workspace has or depends on. */
export function versionOf(draft: Draft, name: string): string {
  if (name.startsWith('@console/')) return '1.0.0';
  const version = readWorkspace(draft.root)
    .map(({ manifest }) => manifest.dependencies?.[name] ?? manifest.devDependencies?.[name])
    .find((known) => known !== undefined);
  if (!version) throw new Refusal(`No package of the workspace depends on ${name}.`);
  return version;
}

/** The packages of the workspace that a file's text imports. */
function packagesIn(text: string): string[] {
  const specifiers = [...text.matchAll(/from '(@console\/[a-z-]+|[a-z][a-z-]*)[^']*'/g)].map(([, name = '']) => name);
  return [...new Set(specifiers)];
}

/** Creates a file of a package. Adds the packages that the file imports to the package's dependencies. */
export function createSource(draft: Draft, pkg: string, path: string, text: string): void {
  draft.create(`${pkg}/${path}`, text);
  const own = JSON.parse(draft.read(`${pkg}/package.json`)).name;
  dependOn(
    draft,
    pkg,
    packagesIn(text).filter((name) => name !== own),
  );
}
