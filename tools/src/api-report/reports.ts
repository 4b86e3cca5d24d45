import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicNames } from './publicNames.ts';

/** The reports of the public names of all libs/shared packages, by their paths from the workspace's root. */
export function apiReports(root: string): Map<string, string> {
  const manifests = globSync('libs/shared/*/package.json', { cwd: root }).sort();
  return new Map(
    manifests.map((path) => {
      const folder = dirname(path).replaceAll('\\', '/');
      return [`${folder}/api-report.md`, reportOf(join(root, folder))];
    }),
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

function reportOf(folder: string): string {
  const { name, exports = {} }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  const sections = entries.map(([subpath, file]) => {
    const lines = publicNames(join(folder, file)).flatMap(([exported, declarations]) =>
      declarations.map((declaration) => `- **${exported}** \`${declaration.replaceAll('`', 'ˋ')}\``),
    );
    return `## ${name}${subpath.slice(1)}\n\n${lines.join('\n')}\n`;
  });
  return `# The public names of ${name}

\`npm run api-report\` writes this file from the exports of the package. Remotes that are live were built with these
names: review what a change takes from them.

${sections.join('\n')}`;
}
