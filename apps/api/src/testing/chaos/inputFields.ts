import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** The path to a value of an input: `['billingAddress', 'postcode']`, `['roles', 0]`. */
export type InputPath = readonly (string | number)[];

/** Returns every field of a mutation's input in the schema, also those of nested objects and the items of lists. */
export function inputFieldsOf(schema: GraphQLSchema, mutation: string): InputPath[] {
  const input = schema
    .getMutationType()
    ?.getFields()
    [mutation]?.args.find(({ name }) => name === 'input');
  if (!input) throw new Error(`The schema has no ${mutation}(input).`);
  return fieldsIn(input.type).filter((path) => path.length > 0);
}

function fieldsIn(type: GraphQLInputType): InputPath[] {
  const given = getNullableType(type);
  if (isListType(given)) return [[], ...fieldsIn(given.ofType).map((path): InputPath => [0, ...path])];
  const named = getNamedType(given);
  if (!isInputObjectType(named)) return [[]];
  const below = Object.values(named.getFields()).flatMap((field) =>
    fieldsIn(field.type).map((path): InputPath => [field.name, ...path]),
  );
  return [[], ...below];
}

/** Returns a copy of an input with one value replaced. `undefined` leaves the field out. */
export function withValue(input: object, path: InputPath, value: unknown): Record<string, unknown> {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let place = copy;
  for (const [depth, name] of path.slice(0, -1).entries()) {
    const next = place[name];
    if (typeof next !== 'object' || next === null) {
      const missing = path.slice(0, depth + 1).join('.');
      throw new Error(`The case needs an \`input\` with every field of the mutation: ${missing} is missing.`);
    }
    place = next as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
  return copy;
}
