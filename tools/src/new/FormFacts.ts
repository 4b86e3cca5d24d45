import type { GraphQLObjectType } from 'graphql';
import type { Name } from './names.ts';
import type { InputField } from './printRules.ts';

/** The component that edits a field. */
export interface FieldComponent {
  readonly name: string;
  readonly from: string;
  /** Its properties beside the form and the name. */
  readonly props?: string;
  /** An export that its properties use, and its module. */
  readonly uses?: readonly [name: string, from: string];
}

/** A field of an input with the component that edits it. */
export interface FormField extends InputField {
  /** Undefined when this command knows none. */
  readonly component: FieldComponent | undefined;
}

/** The fields of a form, from the input of its mutation. */
export interface FormFields {
  /** The package of the input: `@console/purchasing-contracts`. */
  readonly from: string;
  /** Every field of the input, without the record's id and version. */
  readonly fields: readonly FormField[];
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
  /** How the tests of the form fill its fields. */
  readonly samples: FormSamples;
}

/** How a test fills a field, and what the form then sends. Each part is source. */
export interface FieldSample {
  /** `await fillField(user, 'Amount', '12');` */
  readonly fill: string;
  /** What is typed. Undefined for a choice. */
  readonly typed: string | undefined;
  /** The value in the input: `12_00`. */
  readonly sent: string;
  /** The value in the record that the API answers. */
  readonly answered: string;
  /** The list that a picker reads: `suppliers: connection([…])`. */
  readonly list?: string;
}

/** The samples of a form's fields. */
export interface FormSamples {
  /** Undefined for a field that no test can fill, such as rich text. */
  readonly of: (field: FormField, number: number) => FieldSample | undefined;
  /** The field that a test types into: a required one if there is one, a text before a number. */
  readonly typed: FormField;
}
