import { Button } from '@console/design-system/button';
import { Field } from '@console/design-system/field';
import { Stack } from '@console/design-system/layout';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { groupValues } from '../state/initialValues.ts';
import { type FormFieldProps, useFormField } from './useFormField.tsx';

export interface OptionalGroupProps<Schema extends InputSchema>
  extends Pick<FormFieldProps<Schema>, 'form' | 'name' | 'labelHidden'> {
  /** The label of the button that adds the group: 'Add an address'. Null while the group cannot be added. */
  readonly add: string | null;
  /** The label of the button that removes the group: 'Remove the address'. */
  readonly remove: string;
  /**
   * The first values of the fields when the group is added, such as the address of another record. Empty by default.
   */
  readonly begin?: object | null | undefined;
  /** Adds the group when it is first shown, for a form that is opened to fill it in. Then it is not removed but canceled. */
  readonly addAtOnce?: boolean;
  /** Shown in place of the fields while the group is absent. */
  readonly absent?: ReactNode;
  /** Returns the text of a group that somebody else saved meanwhile. Without it a conflict does not show the group. */
  readonly describe?: (theirs: object) => string;
  /** The fields of the group, with names such as `billingAddress.city`. */
  readonly children: ReactNode;
}

/**
 * Fields that are present or absent together, for a field of the rule `group`: an address, a bank account. They are
 * absent until the user adds them. Removing them sets the field to null, which clears it on the server. The focus
 * moves to the first field when they are added, and to the adding button when they are removed.
 */
export function OptionalGroup<Schema extends InputSchema>(props: OptionalGroupProps<Schema>) {
  const { form, name, add, remove, begin, addAtOnce = false, absent, describe, children } = props;
  const { value, set, fieldProps } = useFormField(props, (theirs) => {
    if (theirs === null) return '';
    return describe && typeof theirs === 'object' ? describe(theirs) : null;
  });
  const present = value !== null && value !== undefined;
  const fields = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  /** Whether the group will be present after the latest press. Null when the focus has followed it. */
  const becoming = useRef<boolean>(null);
  useEffect(() => {
    if (becoming.current !== present) return;
    // The pressed button has disappeared, so the focus needs a new place.
    (present ? fields.current?.querySelector<HTMLElement>(typed) : adding.current)?.focus();
    becoming.current = null;
  }, [present]);
  function change(next: object | null) {
    becoming.current = next !== null;
    set(next);
  }
  const addGroup = () => change(groupValues(form.input, name, begin ?? {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is first shown
  useLayoutEffect(() => {
    if (addAtOnce && !present) addGroup();
  }, []);
  return (
    <Field {...fieldProps} group heading>
      {present ? (
        <Stack>
          <div ref={fields}>{children}</div>
          {!addAtOnce && (
            <div>
              <Button size="small" onClick={() => change(null)}>
                {remove}
              </Button>
            </div>
          )}
        </Stack>
      ) : (
        <Stack gap="s">
          {absent}
          {add !== null && (
            <div>
              <Button ref={adding} size="small" onClick={addGroup}>
                {add}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Field>
  );
}

/** The controls that can receive the focus in a new group. */
const typed = 'input, select, textarea, [contenteditable]';
