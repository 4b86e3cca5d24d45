import { globSync } from 'node:fs';
import type { RelayConfig } from '../operationLists.ts';
import { type Draft, Refusal } from './Draft.ts';
import { navigationFor, refuseTakenPath } from './domain.ts';
import { createSource, versionOf } from './insertions.ts';
import type { Name } from './names.ts';
import { homeRouteFile, linksTestFile, pageFile, pageTestFile, remoteFile, routesFile } from './remoteFiles.ts';

/** Plans a remote with one screen, and the contracts of its domain. Returns the remaining steps, one sentence each. */
export function newRemote(draft: Draft, name: Name): string[] {
  const { kebab, pascal } = name;
  if (name.one.includes(' ')) {
    throw new Refusal(`"${kebab}" has several words. The name of a remote is one word, such as tickets.`);
  }
  if (globSync([`apps/${kebab}`, `libs/${kebab}`], { cwd: draft.root }).length > 0) {
    throw new Refusal(`The domain ${kebab} exists already. Choose another name.`);
  }
  refuseTakenPath(draft, `/${kebab}`);
  const contracts = `libs/${kebab}/contracts`;
  const app = `apps/${kebab}`;
  const navigation = navigationFor(draft, kebab, pascal);

  draft.create(`${contracts}/package.json`, manifest(draft, `${kebab}-contracts`, contractsPackage));
  draft.create(
    `${contracts}/vitest.config.ts`,
    `import { defineConfig } from 'vitest/config';\n\nexport default defineConfig({ test: { name: '${kebab}-contracts' } });\n`,
  );
  const links = `defineLinks({\n  /** The first screen. */\n  home: '/${kebab}',\n})`;
  createSource(
    draft,
    contracts,
    'src/links.ts',
    `import { defineLinks } from '@console/platform/links';\n\n/** Every path of the domain. */\nexport const ${kebab}Links = ${links};\n`,
  );
  createSource(draft, contracts, 'src/links.test.ts', linksTestFile(kebab));
  draft.create(`${contracts}/src/index.ts`, `export { ${kebab}Links } from './links.ts';\n`);

  draft.create(`${app}/package.json`, manifest(draft, kebab, appPackage));
  draft.create(`${app}/operations.json`, '{}\n');
  draft.create(
    `${app}/rsbuild.config.ts`,
    `import { remoteConfig } from '@console/federation';\n\nexport default remoteConfig({ dir: import.meta.dirname, name: '${kebab}' });\n`,
  );
  draft.create(
    `${app}/vitest.config.ts`,
    `import { screenTests } from '@console/testing/vitest';\n\nexport default screenTests('${kebab}');\n`,
  );
  createSource(draft, app, 'src/remote.ts', remoteFile(name, navigation));
  createSource(draft, app, 'src/routes.ts', routesFile(name));
  createSource(draft, app, 'src/home/route.ts', homeRouteFile(name));
  createSource(draft, app, `src/home/${pascal}HomePage.tsx`, pageFile(name));
  createSource(draft, app, `src/home/${pascal}HomePage.test.tsx`, pageTestFile(name));

  draft.change('relay.config.json', (text) => withRemote(text, kebab));
  draft.change('CODEOWNERS', (text) => withOwner(text, kebab));
  return [
    `Choose the icon, the group and the weight of the sidebar entry in ${app}/src/remote.ts.`,
    `See it: npm run dev, then open /${kebab}. Release it: npm run release -- ${kebab}.`,
    `Add screens with npm run new -- list ${kebab} <name> and npm run new -- screen ${kebab} <name>.`,
    `Write a journey in e2e/${kebab}. Add the remote's first screen to tools/src/bench/screens.ts to measure it.`,
    `Create the team @console/${kebab}: CODEOWNERS names it as the owner.`,
  ];
}

const contractsPackage = { sideEffects: false, exports: { '.': './src/index.ts' }, devDependencies: ['vitest'] };

const appPackage = {
  scripts: { build: 'rsbuild build' },
  dependencies: ['react', 'react-relay', 'relay-runtime'],
  devDependencies: [
    '@console/federation',
    '@console/testing',
    '@rsbuild/core',
    '@testing-library/react',
    '@types/react',
    'jsdom',
    'relay-test-utils',
    'vitest',
  ],
};

interface PackageParts {
  readonly dependencies?: readonly string[];
  readonly devDependencies: readonly string[];
}

function manifest(draft: Draft, name: string, { dependencies = [], devDependencies, ...parts }: PackageParts): string {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((known) => [known, versionOf(draft, known)]));
  return JSON.stringify({
    name: `@console/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    ...parts,
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  });
}

/**
 * Adds a project for the remote to Relay's settings. Like the other remotes, it may use the operations of the
 * libraries.
 */
function withRemote(text: string, name: string): string {
  const config: RelayConfig = JSON.parse(text);
  const [remote = ''] = Object.values(config.sources).find((owner) => Array.isArray(owner)) ?? [];
  const sources = Object.entries(config.sources);
  const apps = sources.filter(([, owner]) => typeof owner === 'string');
  const libraries = sources.filter(([, owner]) => Array.isArray(owner)).map(([dir, owner]) => [dir, [...owner, name]]);
  config.sources = Object.fromEntries([...apps, [`apps/${name}/src`, name], ...libraries]);
  const settings = JSON.stringify(config.projects[remote]).replaceAll(`apps/${remote}/`, `apps/${name}/`);
  config.projects[name] = JSON.parse(settings);
  return JSON.stringify(config, null, 2);
}

function withOwner(text: string, name: string): string {
  const lines = ['apps', 'libs', 'e2e'].map((folder) => `${`/${folder}/${name}/`.padEnd(32)}@console/${name}`);
  const generated = text.indexOf('\n# Generated');
  if (generated < 0) return `${text}\n${lines.join('\n')}\n`;
  return `${text.slice(0, generated)}\n${lines.join('\n')}\n${text.slice(generated)}`;
}
