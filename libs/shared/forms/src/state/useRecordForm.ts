import { useMemo } from 'react';
import type { ConsoleForm, InputSchema, LastChange } from './ConsoleForm.ts';
import { initialValues, type RecordFor } from './initialValues.ts';
import { type ConsoleFormOptions, useConsoleForm } from './useConsoleForm.ts';

/** The options of {@link useRecordForm}. */
export interface RecordFormOptions<Schema extends InputSchema, Answer>
  extends Omit<ConsoleFormOptions<Schema, Answer>, 'saved' | 'lastChange'> {
  /** The data of the record's fragment: every field of the input, and `...lastChange_record @relay(mask: false)`. */
  readonly record: RecordFor<Schema> & LastChange;
}

/**
 * The form that changes a record: {@link useConsoleForm} with the record's values as the saved ones. A conflict names the
 * record's last author.
 */
export function useRecordForm<Schema extends InputSchema, Answer>({
  record,
  ...options
}: RecordFormOptions<Schema, Answer>): ConsoleForm<Schema> {
  const { input } = options;
  const saved = useMemo(() => initialValues(input, record), [input, record]);
  return useConsoleForm({ ...options, saved, lastChange: record });
}
