import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isWrappingType,
} from 'graphql';

const counts = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/**
 * Returns how many rows a field of the introspection has, as `types` of `__Schema`: for the lists of a type or field, the mean of
 * all types; for `ofType`, the share of types that have one. 1 for other fields.
 */
export function introspectedRows(schema: GraphQLSchema, field: string): number {
  const known = counts.get(schema) ?? counted(schema);
  counts.set(schema, known);
  return known.get(field) ?? 1;
}

function counted(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap(fieldsOf);
  const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  const args = fields.flatMap((field) => field.args);
  const used = [...fields, ...inputFields, ...args].flatMap(({ type }) => unwrapped(type));
  const mean = (count: number, of: number) => Math.max(1, count / of);
  return new Map([
    ['types', types.length],
    ['fields', mean(fields.length, types.length)],
    ['inputFields', mean(inputFields.length, types.length)],
    ['enumValues', mean(values.length, types.length)],
    ['args', mean(args.length, fields.length)],
    ['ofType', used.filter(isWrappingType).length / used.length],
    ['directives', schema.getDirectives().length],
  ]);
}

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** Returns a type and all types in it: [Note!]!, [Note!], Note!, Note. */
const unwrapped = (type: GraphQLType): GraphQLType[] => [type, ...(isWrappingType(type) ? unwrapped(type.ofType) : [])];
