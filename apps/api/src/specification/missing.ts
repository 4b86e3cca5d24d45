import type { ListDefaults } from '@console/api-kit';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/**
 * Compares the API's schema with the specified one.
 *
 * @returns what the API lacks, in order: types, fields, values, arguments, and defaults of lists, such as `Ticket`,
 *   `Query.tickets`, `Query.suppliers(name: String)`, `Query.trainers: 500 nodes`.
 */
export function missingFrom(api: GraphQLSchema, specified: GraphQLSchema): string[] {
  const types = Object.values(specified.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => missingOf(api, specified, type)).sort();
}

function missingOf(api: GraphQLSchema, specified: GraphQLSchema, type: GraphQLNamedType): string[] {
  const given = api.getType(type.name);
  if (!given) return [type.name];
  if (isEnumType(type)) {
    const values = new Set(isEnumType(given) ? given.getValues().map(({ name }) => name) : []);
    return type.getValues().flatMap(({ name }) => (values.has(name) ? [] : [`${type.name}.${name}`]));
  }
  if (!isObjectType(type)) return [];
  const fields: Fields = isObjectType(given) ? given.getFields() : {};
  return Object.values(type.getFields()).flatMap((field) => {
    const place = `${type.name}.${field.name}`;
    const found = fields[field.name];
    if (!found) return [place];
    if (type === specified.getMutationType()) return missingOfMutation(place, field, found);
    return [
      ...(answers(field, found) ? [] : [`${place}: ${field.type}`]),
      ...missingArguments(place, field.args, found.args),
      ...missingDefaults(specified, place, field, found),
    ];
  });
}

/** Whether a field has the specified type, as one record, a list or a connection. The kinds of scalars may differ. */
function answers(field: Field, { type }: Field): boolean {
  const wanted = getNamedType(field.type);
  const given = getNamedType(type);
  if (isLeafType(wanted) && !isEnumType(wanted)) return isLeafType(given);
  const isList = isListType(getNullableType(type));
  if (!isListType(getNullableType(field.type))) return given.name === wanted.name && !isList;
  return isList ? given.name === wanted.name : given.name === `${wanted.name}CursorConnection`;
}

/** An argument of the API or of the specification, or a field of an input. */
type Argument = Pick<GraphQLArgument, 'name' | 'type'>;

function missingArguments(place: string, wanted: readonly Argument[], given: readonly Argument[]): string[] {
  return wanted.flatMap(({ name, type }) => {
    const found = given.find((argument) => argument.name === name);
    if (!found) return [`${place}(${name})`];
    return isNonNullType(found.type) === isNonNullType(type) && takes(found.type, type)
      ? []
      : [`${place}(${name}: ${type})`];
  });
}

/** Whether an argument takes what the specification gives it. JSON stands for any type. A list also takes one value. */
function takes(given: GraphQLInputType, wanted: GraphQLInputType): boolean {
  const [one, other] = [getNullableType(given), getNullableType(wanted)];
  if (isListType(other)) return isListType(one) && takes(one.ofType, other.ofType);
  if (other.name === 'JSON') return true;
  return isListType(one) ? takes(one.ofType, other) : one.name === other.name;
}

/**
 * A mutation takes one input object with the specified fields. It may require any of them. Its answer has a field of the
 * specified type.
 */
function missingOfMutation(place: string, field: Field, found: Field): string[] {
  const [input, ...others] = found.args;
  const inputType = input && getNamedType(input.type);
  if (input?.name !== 'input' || others.length > 0 || !isInputObjectType(inputType)) return [`${place}(input)`];
  const payload = getNamedType(found.type);
  const answer = getNamedType(field.type).name;
  const key = `${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;
  const answered = isObjectType(payload) && key in payload.getFields();
  return [
    ...(answered ? [] : [`${place}: ${answer}`]),
    ...missingArguments(
      place,
      field.args,
      Object.values(inputType.getFields()).map(({ name, type }) => ({ name, type: getNullableType(type) })),
    ),
  ];
}

/** The API's lists say their defaults in the extensions of the field. */
function missingDefaults(specified: GraphQLSchema, place: string, field: Field, found: Field): string[] {
  const list = specified.getDirective('list');
  const wanted = list && field.astNode ? getDirectiveValues(list, field.astNode) : undefined;
  if (!wanted) return [];
  const given = found.extensions.list as ListDefaults | undefined;
  return [
    ...(wanted.size === given?.size ? [] : [`${place}: ${wanted.size} nodes`]),
    ...(wanted.order === undefined || wanted.order === given?.order ? [] : [`${place}: ${wanted.order}`]),
  ];
}
