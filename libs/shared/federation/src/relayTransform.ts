import { readFileSync } from 'node:fs';

const tag = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Turns each graphql tag into an import of the artifact that the Relay compiler made of it, beside the file.
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
  // On the first line, so that every line keeps its number.
  const imports = [...names].map((name) => `import __relay_${name} from './__generated__/${name}.graphql.ts';`);
  return imports.join('') + body;
}

/** Whether a file is a `…$parameters` artifact, as routes import it. */
export function isParameters(path: string): boolean {
  return /\/__generated__\/\w+\$parameters\.ts$/.test(path);
}

/**
 * Puts the operation's text into its `…$parameters` artifact. The compiler leaves it out there in favour of the persisted id, but
 * the console must also work with servers that know no ids (architecture §4).
 *
 * @param path of the artifact; the whole artifact lies beside it.
 */
export function withText(source: string, path: string): string {
  const artifact = readFileSync(artifactOf(path), 'utf8');
  const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact)?.[1];
  if (!text) throw new Error(`${artifactOf(path)} holds no operation text: persist must have include_query_text.`);
  return source.replace('"text": null', () => `"text": ${text}`);
}

/** The whole artifact that a `…$parameters` artifact belongs to. */
export function artifactOf(path: string): string {
  return path.replace(/\$parameters\.ts$/, '.graphql.ts');
}
