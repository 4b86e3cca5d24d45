import type { MappedError } from '@console/relay';
import { useMemo } from 'react';
import type { ConsoleForm, InputSchema, LastChange, ValuesOf } from './ConsoleForm.ts';
import { initialValues, type RecordFor } from './initialValues.ts';
import { type ConsoleFormOptions, useConsoleForm } from './useConsoleForm.ts';

/** A record and the version of it that the person has seen. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/** The data of a record's fragment: every field of the input, and `...lastChange_record @relay(mask: false)`. */
export type EditedRecord<Schema extends InputSchema> = RecordFor<Schema> & LastChange & Seen;

/** The mutation that changes a record: what `useConsoleMutation` returns. */
export interface RecordWrite<Schema extends InputSchema, Answer> {
  readonly commit: (variables: { input: ValuesOf<Schema> & Seen }) => Promise<Answer | null>;
  readonly error: MappedError | null;
}

/** The options of {@link useRecordForm}. */
export interface RecordFormOptions<Schema extends InputSchema, Answer>
  extends Pick<ConsoleFormOptions<Schema, Answer>, 'name' | 'input' | 'withoutUnused' | 'onSaved'> {
  readonly record: EditedRecord<Schema>;
  readonly write: RecordWrite<Schema, Answer>;
}

/**
 * The form that changes a record: {@link useConsoleForm} with the record's values as the saved ones. It sends the fields of
 * its input with the record's id and version. A conflict names the record's last author.
 */
export function useRecordForm<Schema extends InputSchema, Answer>({
  record,
  write,
  ...options
}: RecordFormOptions<Schema, Answer>): ConsoleForm<Schema> {
  const { input } = options;
  const { id, version } = record;
  const saved = useMemo(() => initialValues(input, record), [input, record]);
  return useConsoleForm({
    ...options,
    saved,
    lastChange: record,
    save: (values) => write.commit({ input: { id, version, ...values } }),
    error: write.error,
  });
}
