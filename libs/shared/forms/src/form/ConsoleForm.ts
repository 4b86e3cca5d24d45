import type { Control, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What the contracts say of an input: an object of fields. */
export type InputSchema = z.core.$ZodType<FieldValues, FieldValues>;

/** What stands in the fields: what the input's rules begin with. */
export type FieldsOf<Schema extends InputSchema> = z.input<Schema>;

/** What is sent: what the input's rules end with. */
export type ValuesOf<Schema extends InputSchema> = z.output<Schema>;

/** A form on screen, for `Form`, `FormDialog` and the fields. */
export interface ConsoleForm<Schema extends InputSchema = InputSchema> {
  readonly input: Schema;
  readonly control: Control<FieldsOf<Schema>, unknown, ValuesOf<Schema>>;
  /** For what the fields do not cover: one field's value that another follows. */
  readonly state: UseFormReturn<FieldsOf<Schema>, unknown, ValuesOf<Schema>>;
  /**
   * Checks every field and saves; at a bad one it stays and the focus goes to the first. While it saves, another call does nothing.
   *
   * @returns whether it was saved.
   */
  readonly submit: () => Promise<boolean>;
  readonly saving: boolean;
  /** There is something to save. */
  readonly changed: boolean;
  /** What the error alert says, one line each (C§8). */
  readonly problems: readonly string[];
  /** What somebody else saved into fields that have been changed here as well, by field; the fields show it themselves. */
  readonly conflicts: Readonly<Record<string, unknown>>;
  /** Puts what somebody else saved into the field. */
  readonly takeTheirs: (name: FieldPath<FieldsOf<Schema>>) => void;
  /** The changes of an earlier visit stand in the fields. */
  readonly restored: boolean;
  /** Back to what is saved; nothing of it is kept. */
  readonly discard: () => void;
}
