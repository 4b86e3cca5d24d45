import { type GraphQLObjectType, getNamedType, isNonNullType } from 'graphql';
import { labelOf } from './names.ts';

/** A field that users can set: a text, yes or no, or an address that belongs to the record. */
export interface WrittenField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'flag' | 'address';
  readonly required: boolean;
}

/**
 * Returns the fields of a type that are columns of its table, so that an input can have them.
 *
 * @param columns the columns of the type's table that a write may set.
 * @returns `others` are fields whose rule this command does not know, such as a number or a reference.
 */
export function writtenFields(
  type: GraphQLObjectType,
  columns: readonly string[],
): { readonly fields: readonly WrittenField[]; readonly others: readonly string[] } {
  const fields: WrittenField[] = [];
  const others: string[] = [];
  for (const { name, type: given, args } of Object.values(type.getFields())) {
    const kind = kindOf(name, getNamedType(given).name);
    const column = kind === 'text' || kind === 'email' || kind === 'flag' ? name : `${name}Id`;
    if (args.length > 0 || written.has(name) || !(columns.includes(column) || columns.includes(name))) continue;
    if (kind && columns.includes(column)) {
      fields.push({ name, label: labelOf(name), kind, required: isNonNullType(given) });
    } else {
      others.push(name);
    }
  }
  return { fields, others };
}

/** The fields that {@link writtenFields} leaves out, because every write sets them. */
const written = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

function kindOf(name: string, type: string): WrittenField['kind'] | undefined {
  if (type === 'String') return /email$/i.test(name) ? 'email' : 'text';
  return type === 'Boolean' ? 'flag' : type === 'Address' ? 'address' : undefined;
}

/** Returns the source of the field's rule: `text('Name', { required })`. */
export function ruleOf({ kind, label, required }: WrittenField): string {
  return `${kind}('${label}'${required && kind !== 'flag' ? ', { required }' : ''})`;
}
