import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, PathValue } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';

/** A list of a form, as {@link useListEdit} returns it. */
export interface ListEdit<List> {
  /** The element that contains all rows. Each row has its place as `data-place`. */
  readonly container: RefObject<HTMLDivElement | null>;
  /**
   * Replaces the list.
   *
   * @param focus the row and the control in it that get the focus, as a selector. Without it the focus stays.
   */
  readonly change: (list: List, focus?: { readonly place: string | number; readonly control: string }) => void;
}

/**
 * Changes the order and the number of a form's rows, for a field of the rule `list`. A message would stay at its place
 * when the rows move. So all messages of the list are removed, and after an attempt to save the list is checked again.
 */
export function useListEdit<Schema extends InputSchema, Name extends FieldPath<FieldsOf<Schema>>>(
  { state }: ConsoleForm<Schema>,
  name: Name,
): ListEdit<PathValue<FieldsOf<Schema>, Name>> {
  const container = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly place: string | number; readonly control: string }>();
  useEffect(() => {
    if (!focused) return;
    const { place, control } = focused;
    container.current?.querySelector<HTMLElement>(`[data-place="${place}"] ${control}`)?.focus();
  }, [focused]);
  return {
    container,
    change(list, focus) {
      state.clearErrors(name);
      state.setValue(name, list, { shouldDirty: true, shouldValidate: state.formState.isSubmitted });
      setFocused(focus);
    },
  };
}
