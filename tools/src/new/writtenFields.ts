import { type GraphQLObjectType, getNamedType, isNonNullType } from 'graphql';
import { labelOf } from './names.ts';

/** A field that people write: text, yes or no, or an address of the record's own. */
export interface WrittenField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'flag' | 'address';
  readonly required: boolean;
}

/**
 * The fields of a type that an input can take by itself, because a column holds them.
 *
 * @param columns the columns of the type's table that a write may set.
 * @returns also the other such fields, which need a rule that only a person can choose.
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

/** The fields that every write sets by itself. */
const written = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

function kindOf(name: string, type: string): WrittenField['kind'] | undefined {
  if (type === 'String') return /email$/i.test(name) ? 'email' : 'text';
  return type === 'Boolean' ? 'flag' : type === 'Address' ? 'address' : undefined;
}

/** The rule of the field, as the source of a contract: `text('Name', { required })`. */
export function ruleOf({ kind, label, required }: WrittenField): string {
  return `${kind}('${label}'${required && kind !== 'flag' ? ', { required }' : ''})`;
}
