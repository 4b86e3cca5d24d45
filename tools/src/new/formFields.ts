import type { GraphQLObjectType } from 'graphql';
import { type Draft, Refusal } from './Draft.ts';
import { readRules } from './inputRules.ts';
import type { Name } from './names.ts';
import type { InputField } from './printRules.ts';

/** The fields of a form, from the input of its mutation. */
export interface FormFields {
  /** The package of the input: `@console/purchasing-contracts`. */
  readonly from: string;
  /** Every field of the input, without the record's id and version. */
  readonly fields: readonly InputField[];
  /** The names of the fields that the record's inputs share. */
  readonly shared: readonly string[];
}

/** The facts from which a form's files are written. */
export interface FormFacts {
  readonly domain: string;
  /** The mutation: `create-supplier`. */
  readonly name: Name;
  readonly record: Name;
  readonly type: GraphQLObjectType;
  readonly fields: FormFields;
}

/**
 * Reads the fields of a mutation's input.
 *
 * @param shared the export with the fields that the record's inputs share: `supplierFields`.
 * @throws Refusal when no domain's contracts export the input.
 */
export function readFormFields(draft: Draft, input: string, shared: string): FormFields {
  const found = readRules(draft, input);
  if (!found) throw new Refusal(`No domain's contracts export ${input}. The form takes its fields from there.`);
  return {
    from: found.from,
    fields: found.fields.filter(({ name }) => name !== 'id' && name !== 'version'),
    shared: readRules(draft, shared)?.fields.map(({ name }) => name) ?? [],
  };
}

/** Returns the component of @console/forms for a field. Undefined for fields that need choices or a picker. */
export function componentFor({ kind, max = 0, required, inputType }: InputField): string | undefined {
  if (kind === 'text') return max > 255 ? 'TextAreaField' : 'TextField';
  if (kind !== 'group') return components[kind];
  if (inputType !== 'AddressInput') return undefined;
  return required ? 'AddressFields' : 'OptionalAddressFields';
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

/**
 * Returns the source of a field: `<TextField form={form} name="name" />`. Empty for fields that need choices or a
 * picker.
 */
export function fieldSource(field: InputField): string {
  const component = componentFor(field);
  if (!component) return '';
  const more = component === 'OptionalAddressFields' ? ' add="Add an address" remove="Remove the address"' : '';
  return `<${component} form={form} name="${field.name}"${more} />`;
}

/** The names of the components in a form's source, to import. */
export function componentsOf(fields: readonly InputField[]): string[] {
  return [...new Set(fields.flatMap((field) => componentFor(field) ?? []))];
}

/** Returns the selection of a field's first value in a fragment. Undefined when this command does not know it. */
export function firstValueSelection({ name, kind, inputType }: InputField): string | undefined {
  if (kind === 'list' || (kind === 'group' && inputType !== 'AddressInput')) return undefined;
  if (kind === 'group') return `${name} { ...address_lines @relay(mask: false) }`;
  if (kind === 'money') return `${name} { amount }`;
  return kind === 'reference' ? `${name} { id }` : name;
}
