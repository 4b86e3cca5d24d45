import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { type Declaration, declarationOf, isLongText, nodes, type RecordLink, recordLink } from './domain.ts';
import { kebabCase, labelOf, type Name } from './names.ts';

/** The kinds of fields that a generated screen can show. */
export type FieldKind = 'text' | 'number' | 'flag' | 'date' | 'money' | 'status' | 'choice' | 'record' | 'richText';

/** A field that can be shown by itself. */
export interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** The declaration of a status or a choice. */
  readonly declared?: Declaration;
  /** The record that the field leads to. */
  readonly record?: RelatedRecord;
}

/** Another record, as a link that shows its name. */
export interface RelatedRecord {
  /** The start of its ids. */
  readonly prefix: string;
  /** The field with its name. */
  readonly called: string;
  readonly link: RecordLink;
}

/** A field of Query that lists records of a type. */
export interface ListField {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly args: readonly GraphQLArgument[];
  /** The input type of the argument `order`, and the fields of that type. */
  readonly order: { readonly type: string; readonly fields: readonly string[] };
}

export function readSchema(draft: Draft): GraphQLSchema {
  return buildSchema(draft.read('schema.graphql'));
}

/** The fields of Query that list records. */
export function listsIn(schema: GraphQLSchema): ListField[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(asListField);
}

/**
 * Returns the field of Query that lists the records with this name.
 *
 * @param of the name of that field, when its type has another name.
 * @throws Refusal that names the lists of the schema, when there is none.
 */
export function listFieldFor(schema: GraphQLSchema, { kebab, pascal }: Name, of: string | undefined): ListField {
  const lists = listsIn(schema);
  const found = lists.find(({ name, type }) => (of === undefined ? type.name === pascal : name === of));
  if (found) return found;
  const wanted = of === undefined ? `a list of ${pascal}` : `a list "${of}"`;
  const known = lists.map(({ name }) => name).join(', ');
  throw new Refusal(
    `The schema does not have ${wanted} that can be sorted. Name one with --of, such as \`list <domain> ${kebab} --of ${lists[0]?.name}\`. The lists are: ${known}.`,
  );
}

/**
 * The type of the record that a field of Query returns by id.
 *
 * @throws Refusal when there is no such field.
 */
export function recordTypeFor(schema: GraphQLSchema, { camel }: Name): GraphQLObjectType {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isRecordField);
  const type = fields.find(({ name }) => name === camel)?.type;
  if (isObjectType(type)) return type;
  const known = fields.map(({ name }) => name).join(', ');
  throw new Refusal(`The schema has no record "${camel}" to read by its id. The records are: ${known}.`);
}

/** Whether a record of the type has a screen query of its own: `supplier(id: ID!)`. */
export function isReadById(schema: GraphQLSchema, { name }: GraphQLObjectType): boolean {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).some(
    (field) => isRecordField(field) && getNamedType(field.type).name === name,
  );
}

export function isAudited(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Audited');
}

/**
 * Returns the path to the name of a record: `['name']`, or `['contact', 'fullName']`.
 *
 * @throws Refusal when the type has none.
 */
export function namePath(type: GraphQLObjectType): readonly string[] {
  const own = nameField(type);
  if (own) return [own];
  for (const field of Object.values(type.getFields())) {
    const inner = isNonNullType(field.type) && field.args.length === 0 ? getNamedType(field.type) : undefined;
    const innerName = isObjectType(inner) && nameField(inner);
    if (innerName) return [field.name, innerName];
  }
  throw new Refusal(
    `${type.name} has no name: no required field name, title, fullName or reference. Add one to the type first.`,
  );
}

const hidden = new Set(['id', '_id', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);
const kinds: Record<string, FieldKind> = {
  String: 'text',
  Int: 'number',
  Float: 'number',
  Boolean: 'flag',
  DateTime: 'date',
  Money: 'money',
};

/**
 * Returns the fields that a screen can show: values, statuses, and other records that have a screen. The record's name, id
 * and audit fields are left out.
 */
export function shownFields(draft: Draft, type: GraphQLObjectType): ShownField[] {
  const [called] = namePath(type);
  return Object.values(type.getFields()).flatMap((field) => {
    const { name, args } = field;
    const nullable = !isNonNullType(field.type);
    if (String(field.type).startsWith('[') || args.length > 0 || hidden.has(name) || name === called) return [];
    const shown = { name, label: labelOf(name), nullable };
    const kind = kinds[getNamedType(field.type).name];
    if (kind === 'text' && isLongText(draft, type.name, name)) return [{ ...shown, kind: 'richText' as const }];
    if (kind) return kind === 'money' && nullable ? [] : [{ ...shown, kind }];
    const more = declaredOf(draft, getNamedType(field.type)) ?? relatedOf(draft, getNamedType(field.type));
    return more ? [{ ...shown, ...more }] : [];
  });
}

function declaredOf(draft: Draft, type: GraphQLNamedType): Pick<ShownField, 'kind' | 'declared'> | undefined {
  const declared = isEnumType(type) ? declarationOf(draft, type.name) : undefined;
  return declared && { kind: declared.isStatus ? 'status' : 'choice', declared };
}

function relatedOf(draft: Draft, type: GraphQLNamedType): Pick<ShownField, 'kind' | 'record'> | undefined {
  const called = isObjectType(type) && nameField(type);
  const node = nodes(draft).find((known) => known.type === type.name);
  const link = recordLink(draft, `/${kebabCase(type.name)}/:id`);
  return called && node && link ? { kind: 'record', record: { prefix: node.prefix, called, link } } : undefined;
}

/** The fields that a screen shows below its title. The reference stands in the head. */
export function factsOf(draft: Draft, type: GraphQLObjectType): ShownField[] {
  return shownFields(draft, type).filter(({ name }) => name !== 'reference');
}

/** The fields with an address of the record's own. */
export function addressFields(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: given }) =>
    getNamedType(given).name === 'Address' ? [name] : [],
  );
}

/** Returns the fields that lead to other records or to lists of them, without those that a screen shows by itself. */
export function relatedFields(draft: Draft, type: GraphQLObjectType): string[] {
  const [called] = namePath(type);
  const known = new Set(['createdBy', 'updatedBy', called, ...shownFields(draft, type).map(({ name }) => name)]);
  return Object.values(type.getFields()).flatMap(({ name, type: given }) => {
    const related = getNamedType(given);
    return isObjectType(related) && !known.has(name) && !['Address', 'Money'].includes(related.name) ? [name] : [];
  });
}

function nameField(type: GraphQLObjectType): string | undefined {
  const fields = type.getFields();
  return ['name', 'title', 'fullName', 'reference'].find((name) => String(fields[name]?.type) === 'String!');
}

function asListField({ name, type, args }: GraphQLField<unknown, unknown>): ListField[] {
  const connection = getNamedType(type);
  const edge = isObjectType(connection) && getNamedType(connection.getFields().edges?.type);
  const node = isObjectType(edge) && getNamedType(edge.getFields().node?.type);
  const order = getNamedType(args.find((arg) => arg.name === 'order')?.type);
  const needsMore = args.some((arg) => isNonNullType(arg.type));
  if (!isObjectType(node) || !isInputObjectType(order) || needsMore) return [];
  return [{ name, type: node, args, order: { type: order.name, fields: Object.keys(order.getFields()) } }];
}

function isRecordField({ name, type, args }: GraphQLField<unknown, unknown>): boolean {
  return name !== 'node' && isObjectType(type) && args.length === 1 && args[0]?.name === 'id';
}
