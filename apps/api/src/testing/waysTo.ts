import { type GraphQLField, getNamedType, isEnumType, isLeafType, isNonNullType, isObjectType } from 'graphql';

export type Field = GraphQLField<unknown, unknown>;

const takesId = ({ args }: Field) => args.some(({ type }) => isNonNullType(type));

/**
 * No contact of the demo data comes to a class with answers. And without invoices and lines, previews of money have nothing to
 * say.
 */
const leadsNowhere = new Set(['comingAttendees', 'impactOfReceipt', 'impactOfAllocation', 'impactOfCredit']);

/** Fields for administrators only, which lead to types that other records show to all staff. */
const forFew = new Set(['User.history', 'User.newestEntry', 'User.contact']);

/**
 * Returns a query for each type: the shortest way from a list to the type, as the text before and after the fields of
 * the type.
 *
 * @param rootFields the fields of the type Query to begin with.
 */
export function waysTo(rootFields: readonly Field[]): Map<string, [before: string, after: string]> {
  const ways = new Map<string, [string, string]>();
  const waiting = rootFields
    .filter((field) => !takesId(field))
    .map((field) => {
      // Asks for one known colleague, and for so many rows of other types that fields which are often empty also have a
      // value.
      const args = field.name === 'users' ? 'first: 1, name: "Grace Okafor"' : 'first: 60';
      const isPaged = field.args.some(({ name }) => name === 'first');
      return { field, before: isPaged ? `{ ${field.name}(${args})` : `{ ${field.name}`, after: ' }' };
    });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const type = getNamedType(next.field.type);
    if (!isObjectType(type) || ways.has(type.name)) continue;
    const way: [string, string] = [`${next.before} { `, ` }${next.after}`];
    ways.set(type.name, way);
    for (const field of Object.values(type.getFields())) {
      if (
        !isLeafType(getNamedType(field.type)) &&
        !leadsNowhere.has(field.name) &&
        !forFew.has(`${type.name}.${field.name}`)
      ) {
        waiting.push({ field, before: affordable(way[0], field) + called(field), after: way[1] });
      }
    }
  }
  return ways;
}

/** Asks for one row where a field costs too much for sixty. */
export function affordable(before: string, { extensions }: Field): string {
  return Number(extensions.cost ?? 1) > 1_000 ? before.replace('first: 60', 'first: 1') : before;
}

/** Values of required arguments, by their types. */
const required: Readonly<Record<string, string>> = {
  Int: '500',
  String: '"2026-11-16"',
  AllocationInput: '[]',
  CreditedLineInput: '[]',
  DateTime: '"2026-11-16T00:00:00Z"',
  SessionTimesInput: '[{ startsAt: "2000-01-01T00:00:00Z", endsAt: "2099-01-01T00:00:00Z" }]',
};

/** Returns a field with its required argument. For an enumeration the argument is its last value. */
export function called({ name, args }: Field): string {
  const said = args.flatMap(({ name: word, type }) => {
    if (!isNonNullType(type)) return [];
    const named = getNamedType(type);
    const value = isEnumType(named) ? named.getValues().at(-1)?.name : required[named.name];
    return value === undefined ? [] : `${word}: ${value}`;
  });
  return said.length > 0 ? `${name}(${said.join(', ')})` : name;
}
