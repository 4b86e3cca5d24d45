import type { Control, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** An input of the contracts: an object of fields. */
export type InputSchema = z.core.$ZodType<FieldValues, FieldValues>;

/** The values in the fields, before the input's rules have converted them. */
export type FieldsOf<Schema extends InputSchema> = z.input<Schema>;

/** The values that are sent, after the input's rules have converted them. */
export type ValuesOf<Schema extends InputSchema> = z.output<Schema>;

/** Who last changed a record, and when: fields of every type that implements `Audited`. */
export interface LastChange {
  readonly updatedAt?: string | undefined;
  /** Null when no user made the change. */
  readonly updatedBy?: { readonly person: { readonly fullName: string } } | null | undefined;
}

/** A value that somebody else saved into a field that was changed here too. */
export interface Conflict {
  readonly theirs: unknown;
  /** The saved value before that change. */
  readonly began: unknown;
  /** The change that brought the value. Undefined when it is not known. */
  readonly change: LastChange | undefined;
}

/** The undecided conflicts of a form, by field. */
export type Conflicts = Readonly<Record<string, Conflict>>;

/** A form on screen, for `Form`, `FormDialog` and the fields. */
export interface ConsoleForm<Schema extends InputSchema = InputSchema> {
  readonly input: Schema;
  readonly control: Control<FieldsOf<Schema>, unknown, ValuesOf<Schema>>;
  /** react-hook-form's own interface, for example to let one field's value follow another's. */
  readonly state: UseFormReturn<FieldsOf<Schema>, unknown, ValuesOf<Schema>>;
  /** The names of the fields that are disabled now. They get no message. */
  readonly disabledFields: Set<string>;
  /**
   * Validates all fields and saves. With an invalid field it does not save, and focuses the first such field. Another
   * call while it saves does nothing.
   *
   * @returns whether it was saved.
   */
  readonly submit: () => Promise<boolean>;
  readonly saving: boolean;
  /** Whether there is something to save. */
  readonly changed: boolean;
  /** The lines of the error alert (C§8). */
  readonly problems: readonly string[];
  /** Whether it is not known if the latest press was made, because its answer was lost. */
  readonly uncertain: boolean;
  /** Whether that press is so long ago that the next one may make a second record. */
  readonly expired: boolean;
  /**
   * The values that somebody else saved into fields that were changed here too, by field. The fields show them.
   * `FormNotices` shows those without a field, such as a list's. They must be decided before the form can be saved.
   */
  readonly conflicts: Conflicts;
  /** Puts a value that the console proposes into the field. It is sent, but counts as a change only when the user makes one. */
  readonly propose: <Name extends FieldPath<FieldsOf<Schema>>>(
    name: Name,
    value: PathValue<FieldsOf<Schema>, Name>,
  ) => void;
  /** Puts the value that somebody else saved into the field. */
  readonly takeTheirs: (name: FieldPath<FieldsOf<Schema>>) => void;
  /** Keeps the value of this form although somebody else saved another one. */
  readonly keepMine: (name: FieldPath<FieldsOf<Schema>>) => void;
  /** Whether the fields hold a draft of an earlier visit. */
  readonly restored: boolean;
  /** Returns to the saved values and deletes the draft. */
  readonly discard: () => void;
  /**
   * How often the form was discarded. An effect that fills in fields depends on it, because a form that begins anew gets
   * the same proposals.
   */
  readonly discards: number;
}
