import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules that replace the shell's federation. They import every remote's loaders like any other module. */
export interface OneBundleEntry {
  /** Replaces `createRemoteSource.ts`. */
  source: string;
  /** Replaces `sharedModules.ts`, because nothing is shared. */
  shared: string;
}

/**
 * Writes the modules that join the shell and these remotes into one program.
 *
 * @param apps the remotes' folders, by name.
 */
export function writeOneBundleEntry(folder: string, apps: ReadonlyMap<string, string>): OneBundleEntry {
  mkdirSync(folder, { recursive: true });
  const source = join(folder, 'createRemoteSource.js');
  const shared = join(folder, 'sharedModules.js');
  writeFileSync(source, remoteSource(apps));
  writeFileSync(shared, 'export const sharedModules = {};\n');
  return { source, shared };
}

function remoteSource(apps: ReadonlyMap<string, string>): string {
  const faces = ['routes', 'slots'] as const;
  const modules = [...apps].flatMap(([name, dir], at) =>
    faces
      .map((face) => ({ face, name, local: `${face}${at}`, file: join(dir, `src/${face}.ts`) }))
      .filter(({ file }) => existsSync(file)),
  );
  const table = (face: string) =>
    modules
      .filter((module) => module.face === face)
      .map(({ name, local }) => `${JSON.stringify(name)}: ${local}`)
      .join(', ');
  return `${modules.map(({ local, file }) => `import ${local} from ${JSON.stringify(file)};`).join('\n')}
const routes = { ${table('routes')} };
const slots = { ${table('slots')} };
export const createRemoteSource = () => ({
  loadRoutes: async ({ name }) => routes[name],
  loadSlots: async ({ name }) => slots[name],
  preload() {},
  forget() {},
});
`;
}
