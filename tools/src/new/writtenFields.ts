import { globSync } from 'node:fs';
import { type GraphQLObjectType, getNamedType, isEnumType, isNonNullType, isObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { enumerationOf, isLongText, type NodeDeclaration, nodes } from './domain.ts';
import { labelOf, snakeCase } from './names.ts';

/** A field that users can set. */
export interface WrittenField {
  readonly name: string;
  readonly label: string;
  readonly kind: WrittenKind;
  readonly required: boolean;
  /** The declaration of a choice, and one of its values. */
  readonly choice?: {
    readonly enumeration: string;
    /** `organisationTypes` */
    readonly name: string;
    readonly from: string;
    readonly sample: string;
  };
  /** The record that the field refers to. */
  readonly target?: NodeDeclaration;
}

type WrittenKind =
  | 'text'
  | 'email'
  | 'richText'
  | 'flag'
  | 'integer'
  | 'money'
  | 'percentage'
  | 'date'
  | 'oneOf'
  | 'reference'
  | 'address';

/**
 * Returns the fields of a type that are columns of its table, so that an input can have them. The state of a record with
 * moves is not one of them.
 *
 * @param columns the columns of the type's table that a write may set.
 * @returns `others` are fields whose rule this command does not know, such as a moment that a move sets.
 */
export function writtenFields(
  draft: Draft,
  type: GraphQLObjectType,
  { domain, columns }: { readonly domain: string; readonly columns: readonly string[] },
): { readonly fields: readonly WrittenField[]; readonly others: readonly string[] } {
  const fields: WrittenField[] = [];
  const others: string[] = [];
  for (const { name, type: given, args } of Object.values(type.getFields())) {
    if (args.length > 0 || written.has(name) || !(columns.includes(name) || columns.includes(`${name}Id`))) continue;
    const known = knownAs(draft, domain, type, name);
    const column = known?.kind === 'address' || known?.kind === 'reference' ? `${name}Id` : name;
    if (known && columns.includes(column)) {
      fields.push({ name, label: labelOf(name), required: isNonNullType(given), ...known });
    } else {
      others.push(name);
    }
  }
  return { fields, others };
}

/** The fields that {@link writtenFields} leaves out: every write sets them, or only moves. */
const written = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'status']);

const scalars: Readonly<Record<string, WrittenKind>> = {
  Boolean: 'flag',
  Int: 'integer',
  Float: 'percentage',
  Money: 'money',
  Address: 'address',
};

function knownAs(
  draft: Draft,
  domain: string,
  type: GraphQLObjectType,
  name: string,
): Pick<WrittenField, 'kind' | 'choice' | 'target'> | undefined {
  const given = getNamedType(type.getFields()[name]?.type);
  if (!given) return undefined;
  const kind = scalars[given.name];
  if (kind) return { kind };
  if (given.name === 'String') {
    return { kind: isLongText(draft, type.name, name) ? 'richText' : /email$/i.test(name) ? 'email' : 'text' };
  }
  if (given.name === 'DateTime') return isDay(draft, domain, name) ? { kind: 'date' } : undefined;
  if (isEnumType(given)) {
    const declared = enumerationOf(draft, given.name);
    const sample = given.getValues()[0]?.name ?? '';
    return declared ? { kind: 'oneOf', choice: { enumeration: given.name, ...declared, sample } } : undefined;
  }
  const target = isObjectType(given) ? nodes(draft).find((node) => node.type === given.name) : undefined;
  return target ? { kind: 'reference', target } : undefined;
}

/** Whether the database keeps the column at midnight, so that it is a day. */
function isDay(draft: Draft, domain: string, name: string): boolean {
  const files = globSync(`libs/${domain}/api/migrations/*.sql`, { cwd: draft.root });
  return files.some((file) => draft.read(file).includes(`(${snakeCase(name)} AT TIME ZONE 'UTC')::time = '00:00'`));
}

/** Returns the source of the field's rule: `text('Name', { required })`. */
export function ruleOf({ kind, label, required, choice, target }: WrittenField): string {
  const more = choice ? `, ${choice.name}.values` : target ? `, '${target.prefix}'` : '';
  return `${kind}('${label}'${more}${required && kind !== 'flag' ? ', { required }' : ''})`;
}

/** A value of an input, and the value of the record that was written with it, as the source of a case. */
export function sampleIn({ kind, label, choice }: WrittenField): { readonly input: string; readonly shown: string } {
  const same = (source: string) => ({ input: source, shown: source });
  switch (kind) {
    case 'flag':
      return same('true');
    case 'email':
      return same("'office@company.example'");
    case 'integer':
    case 'percentage':
      return same('12');
    case 'money':
      return { input: '12_00', shown: '{ amount: 12_00 }' };
    case 'date':
      return { input: "'2026-12-01'", shown: "'2026-12-01T00:00:00.000Z'" };
    case 'richText':
      return same(`\`<p>${label} \${ulid}</p>\``);
    case 'oneOf':
      return same(`'${choice?.sample}'`);
    default:
      return same(`\`${label} \${ulid}\``);
  }
}

/** A wrong value for a field, as the source of a case. Undefined when every value of its type is right. */
export function wrongValue({ kind, required }: WrittenField): string | undefined {
  if (kind === 'email' || kind === 'date' || kind === 'oneOf' || kind === 'reference') return "'nonsense'";
  if (kind === 'integer' || kind === 'money' || kind === 'percentage') return '-1';
  if (kind === 'text') return required ? "''" : "'x'.repeat(256)";
  return undefined;
}

/** The records that a write of a node refreshes, as the domain's `refreshes.ts` declares: `suppliers/*`. */
export function refreshedBy(
  draft: Draft,
  fields: readonly WrittenField[],
  { domain, type, prefix }: NodeDeclaration,
): string[] {
  const declared = new RegExp(`refreshes\\(${type}, \\{([\\s\\S]*?)\\}\\);`).exec(
    draft.read(`libs/${domain}/api/src/refreshes.ts`),
  );
  const prefixes = fields.flatMap(({ target }) =>
    target && target.prefix !== prefix && declared?.[1]?.includes(`iriOf(${target.type},`) ? [target.prefix] : [],
  );
  return [...new Set(prefixes)].map((known) => `${known}/*`);
}
