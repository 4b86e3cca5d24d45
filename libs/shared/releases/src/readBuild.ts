import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperations } from '@console/api-kit/operations';
import { containerName } from '@console/federation/container';
import { contentHash, digestsOf } from '@console/federation/digests';
import { releasedRemoteSchema, releasedShellSchema } from '@console/platform/releases';
import * as z from 'zod';
import { type Candidate, named, SHELL } from './Candidate.ts';
import { ReleaseRefused } from './ReleaseProblem.ts';

const outline = z.looseObject({
  name: z.string().optional(),
  version: z.string(),
  development: z.boolean().optional(),
});

/**
 * Reads a build of the shell or of a remote, and checks that it is complete.
 *
 * @param dir a `dist` folder, or the folder of a kept release.
 * @param expected the name that the build must have, when it is known.
 * @throws ReleaseRefused when the folder is no build, is incomplete, belongs to another part, or differs from its digests.
 */
export function readBuild(dir: string, expected?: string): Candidate {
  const description = join(dir, 'release.json');
  if (!existsSync(description)) throw new ReleaseRefused([`${dir} contains no build: release.json is missing.`]);
  const { name = SHELL, ...built } = parsed(description, outline);
  if (expected !== undefined && name !== expected)
    throw new ReleaseRefused([`The build in ${dir} is of ${name}, not of ${expected}.`]);
  if (built.development)
    throw new ReleaseRefused([`The build in ${dir} was made by \`npm run dev\` and works on one computer only.`]);
  const hash = contentHash(dir);
  const about = {
    ...built,
    version: `${built.version}+${hash.slice(0, 8)}`,
    base: `/releases/${name}/${hash}/`,
  };
  const common = { name, hash, dir };
  const release =
    name === SHELL
      ? { ...common, kind: 'shell' as const, entry: valid(description, releasedShellSchema, about) }
      : { ...common, kind: 'remote' as const, entry: valid(description, releasedRemoteSchema, { ...about, name }) };
  const problems = damages({ ...release, operations: [] });
  if (problems.length > 0) throw new ReleaseRefused(problems);
  return { ...release, operations: operationsOf(dir, named(name, release.entry)) };
}

function operationsOf(dir: string, label: string) {
  try {
    return readOperations(dir, label);
  } catch (error) {
    throw new ReleaseRefused([error instanceof Error ? error.message : String(error)]);
  }
}

/** The files of a build that are missing, or that differ from the build's own description. */
function damages({ name, dir, entry, kind }: Candidate): string[] {
  const label = named(name, entry);
  const actual = digestsOf(dir);
  const files = new Set([...Object.keys(entry.digests), ...Object.keys(actual)]);
  const scripts = [...files].sort().flatMap((file) => {
    if (!(file in actual)) return [`${label} is incomplete: ${file} is missing.`];
    if (!(file in entry.digests)) return [`${label} contains ${file}, which is not part of its build.`];
    return actual[file] === entry.digests[file] ? [] : [`${label} is damaged: ${file} does not match its digest.`];
  });
  const needed = kind === 'shell' ? ['index.html', ...entry.console] : scriptsOf(entry);
  const others = [...needed, ...(entry.operations ? [entry.operations] : [])];
  const missing = others
    .filter((file) => !files.has(file) && !existsSync(join(dir, file)))
    .map((file) => `${label} is incomplete: ${file} is missing.`);
  if (scripts.length + missing.length > 0) return [...scripts, ...missing];
  if (kind === 'shell') return isPage(dir) ? [] : [`${label} is incomplete: its index.html loads no script.`];
  const container = containerName(name);
  return readFileSync(join(dir, entry.entry), 'utf8').includes(container)
    ? []
    : [`${label} is no build of ${name}: its entry defines no ${container}.`];
}

function scriptsOf(entry: Extract<Candidate, { kind: 'remote' }>['entry']): string[] {
  const codes = [...Object.values(entry.exposes), ...Object.values(entry.pages)];
  return [entry.entry, ...codes.flatMap(({ files }) => files)];
}

function isPage(dir: string): boolean {
  return /<script\b[^>]*src="__RELEASE_BASE__/.test(readFileSync(join(dir, 'index.html'), 'utf8'));
}

function parsed<Shape extends z.ZodType>(path: string, schema: Shape): z.infer<Shape> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ReleaseRefused([`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`]);
  }
  return valid(path, schema, content);
}

function valid<Shape extends z.core.$ZodType>(path: string, schema: Shape, content: unknown): z.infer<Shape> {
  const { data, error } = z.core.safeParse(schema, content);
  const issue = error?.issues[0];
  if (!issue) return data as z.infer<Shape>;
  const place = issue.path.map(String).join('.');
  throw new ReleaseRefused([`${path} describes no build of this console: ${place || 'its root'}: ${issue.message}.`]);
}
