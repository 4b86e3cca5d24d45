import { Grid } from '@console/design-system/layout';
import { type FormFieldProps, type FormWith, type InputSchema, partOf, TextField } from '@console/forms';
import { type contactFields, fieldAt, shapeOf } from '@console/rules';
import { Fragment } from 'react';

type ContactField = keyof typeof contactFields.shape;
type Row = readonly ContactField[];

const rows: readonly Row[] = [['givenName', 'familyName'], ['email'], ['mobile', 'telephone'], ['jobTitle']];

export interface ContactFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof contactFields, Schema>;
  readonly disabled?: boolean;
}

/** The name, email, telephone and job title of a contact, for an input with the fields of `contactFields`. */
export function ContactFields<Schema extends InputSchema>({ form, disabled }: ContactFieldsProps<Schema>) {
  const part = partOf<typeof contactFields, Schema>(form);
  return <FieldRows form={part} rows={rows} nameOf={(field) => field} disabled={disabled} />;
}

export type ContactGroupFieldsProps<Schema extends InputSchema> = Pick<FormFieldProps<Schema>, 'form' | 'name'>;

/**
 * The fields of a contact, for an input that has them in a group such as `attendee`. Fields that the group lacks are
 * left out.
 */
export function ContactGroupFields<Schema extends InputSchema>({ form, name }: ContactGroupFieldsProps<Schema>) {
  const group = shapeOf(fieldAt(form.input, name)) ?? {};
  const present = rows.map((row) => row.filter((field) => field in group)).filter((row) => row.length > 0);
  return <FieldRows form={form} rows={present} nameOf={(field) => `${name}.${field}` as typeof name} />;
}

interface FieldRowsProps<Schema extends InputSchema> extends Pick<FormFieldProps<Schema>, 'form' | 'disabled'> {
  readonly rows: readonly Row[];
  readonly nameOf: (field: ContactField) => FormFieldProps<Schema>['name'];
}

function FieldRows<Schema extends InputSchema>({ form, rows, nameOf, disabled }: FieldRowsProps<Schema>) {
  return rows.map((row) => {
    const fields = row.map((field) => (
      <TextField
        key={field}
        form={form}
        name={nameOf(field)}
        counter={field === 'givenName' || field === 'familyName'}
        disabled={disabled}
      />
    ));
    return row.length > 1 ? (
      <Grid key={row[0]} columns={2}>
        {fields}
      </Grid>
    ) : (
      <Fragment key={row[0]}>{fields}</Fragment>
    );
  });
}
