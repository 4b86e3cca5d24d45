import type { ReactNode } from 'react';
import type { ConsoleForm, InputSchema } from '../state/ConsoleForm.ts';
import { type RecordFormOptions, useRecordForm } from '../state/useRecordForm.ts';
import { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';

export interface PartEditProps<Schema extends InputSchema, Answer>
  extends Omit<InlineEditProps<Schema>, 'form' | 'children'>,
    Pick<RecordFormOptions<Schema, Answer>, 'name' | 'input' | 'record' | 'write'> {
  /** The fields of the part's form. */
  readonly fields: (form: ConsoleForm<Schema>) => ReactNode;
}

/**
 * A part of a record that is edited in place: a value or the content of a card. Only the fields of its input are sent, so
 * changes of colleagues to other parts are kept.
 */
export function PartEdit<Schema extends InputSchema, Answer>(props: PartEditProps<Schema, Answer>) {
  const { name, input, record, write, fields, ...edit } = props;
  const form = useRecordForm({ name, input, record, write });
  return (
    <InlineEdit {...edit} form={form}>
      {fields(form)}
    </InlineEdit>
  );
}
