const definition = /\b(\w+) = defineLinks\(\s*{([^}]*)}/g;
const member = /(\w+)\s*:\s*(['"])(\/[^'"]*)\2/g;
const literal = /\b(?:(?:to|href)=\{?\s*|navigate\(\s*)(["'`])(\/[^"'`]*)\1/g;

/** The addresses that a domain's `defineLinks` declares, by the name of the object and of the link. */
export type DefinedLinks = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Every `bookingLinks = defineLinks({ detail: '/booking/:id' })` in these sources. */
export function definedLinks(sources: readonly string[]): DefinedLinks {
  const definitions = sources.flatMap((source) => [...withoutComments(source).matchAll(definition)]);
  return new Map(
    definitions.map(([, name = '', body = '']) => [
      name,
      new Map([...body.matchAll(member)].map(([, link = '', , path = '']) => [link, path])),
    ]),
  );
}

/**
 * The addresses of the console that a source links to, through links objects and through literal paths. When the source passes on a whole
 * links object, all its addresses count.
 */
export function linkedPaths(source: string, links: DefinedLinks): string[] {
  const text = withoutComments(source).replaceAll(/^(?:import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"];?/gm, '');
  const used = [...text.matchAll(/\b(\w+Links)\b(?:\.(\w+))?(?!\s*=)/g)].flatMap(([, name = '', link]) => {
    const paths = links.get(name);
    if (!paths) return [];
    return link === undefined ? [...paths.values()] : [paths.get(link) ?? []].flat();
  });
  const written = [...text.matchAll(literal)].map(([, , path = '']) => shapeOf(path));
  return [...new Set([...used, ...written])].sort();
}

/** A literal path in the form of a route: `/booking/${id}?tab=1` → `/booking/:value`. */
function shapeOf(path: string): string {
  const [address = ''] = path.replaceAll(/\$\{[^}]*\}/g, ':value').split(/[?#]/);
  return address === '/' ? address : address.replace(/\/$/, '');
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}
