import { type createSaleSignalInput, keptTags } from '@console/admin-contracts';
import { Field, Input } from '@console/design-system/field';
import { type ConsoleForm, useFormField } from '@console/forms';
import { useState } from 'react';

export interface TagsFieldProps {
  readonly form: ConsoleForm<typeof createSaleSignalInput>;
}

const tagsIn = (text: string) => keptTags(text.split(','));

/** The tags of a sale signal, in one line with commas between them (C§3). */
export function TagsField({ form }: TagsFieldProps) {
  const { value, set, leave, rule, fieldProps } = useFormField({
    ...{ form, name: 'tags', required: false, hint: 'With commas between them: leadership, spring' },
  });
  const tags = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  // A draft fills in the tags without typing.
  const isTyped = tagsIn(typed).join() === tags.join();
  const { max = Number.POSITIVE_INFINITY } = rule;
  const tooLong = tags.some((tag) => tag.length > max) ? `A tag has at most ${max} characters` : undefined;
  return (
    <Field {...fieldProps} error={fieldProps.error ?? tooLong}>
      <Input
        value={isTyped ? typed : tags.join(', ')}
        onChange={(text) => {
          setTyped(text);
          set(tagsIn(text));
        }}
        onBlur={leave}
        autoComplete="off"
      />
    </Field>
  );
}
