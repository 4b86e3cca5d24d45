import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldsOf, InputSchema, ValuesOf } from './ConsoleForm.ts';

/**
 * Checks a field again when the form fills it in while it has a message: a title that is proposed after 'Title is
 * required'. Fields that the user changes are checked by the form itself.
 */
export function useCheckFilledIn<Schema extends InputSchema>({
  watch,
  getFieldState,
  trigger,
}: UseFormReturn<FieldsOf<Schema>, unknown, ValuesOf<Schema>>): void {
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      const isTyped = type !== undefined;
      if (!name || isTyped) return;
      const { error } = getFieldState(name);
      // The server's message stays until the value changes, and a list's rows have their own messages.
      if (typeof error?.type === 'string' && error.type !== 'server') void trigger(name);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);
}
