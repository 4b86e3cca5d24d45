import { type GraphQLObjectType, getNamedType } from 'graphql';
import type { Draft } from './Draft.ts';
import { nodeOf } from './domain.ts';
import { namePath, type ShownField } from './schemaTypes.ts';

/** A made-up value of a field, as the source of a test: `'VAT number 1'`. */
export function sampleOf({ kind, label }: ShownField, number: number): string {
  switch (kind) {
    case 'text':
      return `'${label} ${number}'`;
    case 'number':
      return String(number);
    case 'flag':
      return 'true';
    case 'date':
      return `'2026-11-${String(number + 10)}T09:30:00.000Z'`;
    case 'money':
      return `{ amount: ${number}00, currency: 'GBP', formatted: '£${number}.00' }`;
  }
}

/** The words that a screen shows for the sample of a field. */
export function shownSample({ kind, label }: ShownField, number: number): string {
  const words = {
    text: `${label} ${number}`,
    number: String(number),
    flag: 'Yes',
    date: `${number + 10} Nov 2026`,
    money: `£${number}.00`,
  };
  return words[kind];
}

/** A made-up record as the API answers it, as the source of a test. */
export function sampleRecord(
  draft: Draft,
  type: GraphQLObjectType,
  fields: readonly ShownField[],
  { name, number, more = '' }: { name: string; number: number; more?: string },
): string {
  const idOf = (node: string) => `id: idOf('${nodeOf(draft, node).prefix}', ${number})`;
  const [outer = '', inner] = namePath(type);
  const innerType = getNamedType(type.getFields()[outer]?.type);
  const called =
    inner && innerType ? `${outer}: { ${idOf(innerType.name)}, ${inner}: '${name}' }` : `${outer}: '${name}'`;
  const others = fields.map((field) => `${field.name}: ${sampleOf(field, number)},`);
  return `{\n  ${idOf(type.name)},\n  ${called},\n  ${others.join('\n  ')}\n${more}}`;
}

/** How the name is asked for: `name`, or `contact { fullName }`. */
export function nameSelection(type: GraphQLObjectType): string {
  const [outer, inner] = namePath(type);
  return inner ? `${outer} { ${inner} }` : `${outer}`;
}
