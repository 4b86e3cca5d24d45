import { readFileSync } from 'node:fs';

const tag = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Replaces each graphql tag by an import of its artifact from the Relay compiler, beside the file.
 *
 * @returns the new source, or null when there is no tag.
 */
export function importArtifacts(source: string): string | null {
  const names = new Set<string>();
  const body = source.replace(tag, (_, name: string) => {
    names.add(name);
    return `__relay_${name}`;
  });
  if (names.size === 0) return null;
  // The imports go on the first line, so that no line number changes.
  const imports = [...names].map((name) => `import __relay_${name} from './__generated__/${name}.graphql.ts';`);
  return imports.join('') + body;
}

/** Whether a file is a `…$parameters` artifact, which routes import. */
export function isParameters(path: string): boolean {
  return /\/__generated__\/\w+\$parameters\.ts$/.test(path);
}

/**
 * Puts the operation's text into its `…$parameters` artifact. The compiler writes only the persisted id there, but
 * the console must also work with servers that know no persisted ids.
 *
 * @param path the path of the artifact. The whole artifact is beside it.
 */
export function withText(source: string, path: string): string {
  const artifact = readFileSync(artifactOf(path), 'utf8');
  const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact)?.[1];
  if (!text)
    throw new Error(
      `${artifactOf(path)} has no operation text. Set include_query_text under persist in relay.config.json.`,
    );
  return source.replace('"text": null', () => `"text": ${text}`);
}

/** The path of the whole artifact of a `…$parameters` artifact. */
export function artifactOf(path: string): string {
  return path.replace(/\$parameters\.ts$/, '.graphql.ts');
}
