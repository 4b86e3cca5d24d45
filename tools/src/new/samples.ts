import { type GraphQLObjectType, getNamedType } from 'graphql';
import type { Draft } from './Draft.ts';
import { nodeOf } from './domain.ts';
import { createSource } from './insertions.ts';
import { capitalised, type Name, withArticle } from './names.ts';
import { factsOf, isAudited, namePath, type ShownField } from './schemaTypes.ts';

/** A made-up text for a field: `VAT number 1`, or an email. */
export function sampleText({ name, label }: { readonly name: string; readonly label: string }, number: number): string {
  return /email$/i.test(name) ? `office${number}@company.example` : `${label} ${number}`;
}

/** A made-up value of a field, as the source of a test: `'VAT number 1'`. */
export function sampleOf(field: ShownField, number: number): string {
  switch (field.kind) {
    case 'text':
      return `'${sampleText(field, number)}'`;
    case 'richText':
      return `'<p>${sampleText(field, number)}</p>'`;
    case 'number':
      return String(number);
    case 'flag':
      return 'true';
    case 'date':
      return `'2026-11-${String(number + 10)}T09:30:00.000Z'`;
    case 'money':
      return `{ amount: ${number}00, currency: 'GBP', formatted: '£${number}.00' }`;
    case 'status':
    case 'choice':
      return `'${field.declared?.labels[0]?.[0]}'`;
    case 'record':
      return `{ id: idOf('${field.record?.prefix}', ${number}), ${field.record?.called}: '${field.label} ${number}' }`;
  }
}

/** The words that a screen shows for the sample of a field. */
export function shownSample(field: ShownField, number: number): string {
  const words = {
    text: sampleText(field, number),
    richText: sampleText(field, number),
    number: String(number),
    flag: 'Yes',
    date: `${number + 10} Nov 2026`,
    money: `£${number}.00`,
    status: field.declared?.labels[0]?.[1] ?? '',
    choice: field.declared?.labels[0]?.[1] ?? '',
    record: `${field.label} ${number}`,
  };
  return words[field.kind];
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

/** Writes the record that the tests of a remote share into its `src/testing`, unless the file exists already. */
export function addSample(draft: Draft, domain: string, name: Name, type: GraphQLObjectType): void {
  const file = `src/testing/${name.camel}.ts`;
  if (draft.has(`apps/${domain}/${file}`)) return;
  const referenced = type.getFields().reference && namePath(type)[0] !== 'reference';
  const more = [referenced && "reference: 'R-1',", isAudited(type) && 'version: 1,\n...audited,']
    .filter(Boolean)
    .join('\n');
  const record = sampleRecord(draft, type, factsOf(draft, type), { name: `First ${name.one}`, number: 1, more });
  const helpers = isAudited(type) ? 'audited, idOf' : 'idOf';
  createSource(
    draft,
    `apps/${domain}`,
    file,
    `import { ${helpers} } from '@console/testing';

/** ${capitalised(withArticle(name.one))} as the API answers it. */
export const ${name.camel} = ${record};
`,
  );
}

/** Returns the selection of a record's name: `name`, or `contact { fullName }`. */
export function nameSelection(type: GraphQLObjectType): string {
  const [outer, inner] = namePath(type);
  return inner ? `${outer} { ${inner} }` : `${outer}`;
}
