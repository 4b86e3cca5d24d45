import { globSync } from 'node:fs';
import { type GraphQLObjectType, getNamedType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { declarationOf } from './domain.ts';
import type { FieldComponent, FormField, FormFields } from './FormFacts.ts';
import { readRules } from './inputRules.ts';
import type { InputField } from './printRules.ts';

/**
 * Reads the fields of a mutation's input.
 *
 * @param shared the export with the fields that the record's inputs share: `supplierFields`.
 * @throws Refusal when no domain's contracts export the input.
 */
export function readFormFields(draft: Draft, type: GraphQLObjectType, input: string, shared: string): FormFields {
  const found = readRules(draft, input);
  if (!found) throw new Refusal(`No domain's contracts export ${input}. The form takes its fields from there.`);
  return {
    from: found.from,
    fields: found.fields
      .filter(({ name }) => name !== 'id' && name !== 'version')
      .map((field) => ({ ...field, component: componentFor(draft, type, field) })),
    shared: readRules(draft, shared)?.fields.map(({ name }) => name) ?? [],
  };
}

/** Returns the component of a field. Undefined for fields that this command does not know, such as lists. */
function componentFor(
  draft: Draft,
  type: GraphQLObjectType,
  { name, kind, max = 0, required, inputType }: InputField,
): FieldComponent | undefined {
  const from = '@console/forms';
  if (kind === 'text') return { name: max > 255 ? 'TextAreaField' : 'TextField', from };
  if (kind === 'group') {
    if (inputType !== 'AddressInput') return undefined;
    return required
      ? { name: 'AddressFields', from }
      : { name: 'OptionalAddressFields', from, props: 'add="Add an address" remove="Remove the address"' };
  }
  const shown = getNamedType(type.getFields()[name]?.type)?.name ?? '';
  if (kind === 'choice') {
    const declared = declarationOf(draft, shown);
    if (!declared) return undefined;
    return {
      name: 'SelectField',
      from,
      props: `options={${declared.name}.options}`,
      uses: [declared.name, declared.from],
    };
  }
  if (kind === 'reference') return pickerField(draft, `${shown}Field`);
  const component = components[kind];
  return component ? { name: component, from } : undefined;
}

/** The field of a web library that chooses a record: `SupplierField` of `@console/purchasing-web`. */
function pickerField(draft: Draft, name: string): FieldComponent | undefined {
  const file = globSync('libs/*/web/src/index.ts', { cwd: draft.root }).find((path) =>
    new RegExp(`\\b${name}\\b`).test(draft.read(path)),
  );
  return file ? { name, from: `@console/${file.replaceAll('\\', '/').split('/')[1]}-web` } : undefined;
}

const components: Partial<Record<InputField['kind'], string>> = {
  richText: 'RichTextField',
  date: 'DateField',
  time: 'TimeField',
  country: 'CountryField',
  integer: 'NumberField',
  money: 'MoneyField',
  percentage: 'PercentageField',
  flag: 'CheckboxField',
};

/** Returns the source of a field: `<TextField form={form} name="name" />`. Empty for a field without a component. */
export function fieldSource({ name, component }: FormField): string {
  return component ? `<${component.name} form={form} name="${name}" ${component.props ?? ''} />` : '';
}

/** The names that a form's fields import from `@console/forms`. */
export function componentsOf(fields: readonly FormField[]): string[] {
  const names = fields.flatMap(({ component }) => (component?.from === '@console/forms' ? [component.name] : []));
  return [...new Set(names)];
}

/** The lines that import the other components of the fields, and what their properties use. */
export function otherImports(fields: readonly FormField[]): string {
  const lines = fields.flatMap(({ component }) => {
    if (!component) return [];
    const own = component.from === '@console/forms' ? [] : [`import { ${component.name} } from '${component.from}';\n`];
    return component.uses ? [...own, `import { ${component.uses[0]} } from '${component.uses[1]}';\n`] : own;
  });
  return [...new Set(lines)].join('');
}

/** Returns the selection of a field's first value in a fragment. Undefined when this command does not know it. */
export function firstValueSelection({ name, kind, inputType }: InputField): string | undefined {
  if (kind === 'list' || (kind === 'group' && inputType !== 'AddressInput')) return undefined;
  if (kind === 'group') return `${name} { ...address_lines @relay(mask: false) }`;
  if (kind === 'money') return `${name} { amount }`;
  return kind === 'reference' ? `${name} { id }` : name;
}
