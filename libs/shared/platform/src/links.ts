type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...Parameters<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? [Name]
    : [];

type Arguments<Names extends string[]> = { [Index in keyof Names]: string };

type LinkFunctions<Paths extends Record<string, `/${string}`>> = {
  [Name in keyof Paths]: (...values: Arguments<Parameters<Paths[Name]>>) => string;
};

/**
 * Declares every path of a domain in one typed place:
 *
 *     export const bookingLinks = defineLinks({ list: '/booking', detail: '/booking/:id' });
 *     bookingLinks.detail('bookings/01J…')   // '/booking/01J…'
 *
 * An argument is an IRI from the API or a bare ulid. The path contains the ulid.
 */
export function defineLinks<const Paths extends Record<string, `/${string}`>>(paths: Paths): LinkFunctions<Paths> {
  const functions: Record<string, (...values: string[]) => string> = {};
  for (const [name, path] of Object.entries(paths)) functions[name] = (...values) => fill(path, values);
  return functions as LinkFunctions<Paths>;
}

function fill(path: string, values: readonly string[]): string {
  const rest = [...values];
  return path.replaceAll(/:\w+/g, () => encodeURIComponent(bareId(rest.shift() ?? '')));
}

/** Returns the ulid of an id: `bookings/01J…` or `/bookings/01J…` → `01J…`. */
export function bareId(iri: string): string {
  return iri.slice(iri.lastIndexOf('/') + 1);
}

/** Returns the API's id of a path's parameter: `bookings`, `01J…` → `bookings/01J…`. */
export function iri(prefix: string, id: string | undefined): string {
  return `${prefix}/${id ?? ''}`;
}
