import { type ConditionField, conditionWords, type createWorkflowInput, readCondition } from '@console/admin-contracts';
import { Field } from '@console/design-system/field';
import { Stack, Text } from '@console/design-system/layout';
import { type ConsoleForm, useFormField } from '@console/forms';
import { useState } from 'react';
import { ConditionGroup } from './ConditionGroup.tsx';
import { type DraftGroup, draftOf, jsonOf } from './conditionDraft.ts';

export interface ConditionEditorProps {
  readonly form: ConsoleForm<typeof createWorkflowInput>;
  readonly fields: readonly ConditionField[];
}

/** Builds the condition of a workflow from the fields of its kind of record, and reads it out as a sentence. */
export function ConditionEditor({ form, fields }: ConditionEditorProps) {
  const { value, set, fieldProps } = useFormField({ form, name: 'condition' });
  const json = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(() => ({ json, draft: draftOf(json, fields) }));
  // A restored draft of the form, or a value that somebody else saved, is another condition than the one that was typed.
  const draft = typed.json === json ? typed.draft : draftOf(json, fields);
  const read = json === '' ? null : readCondition(json, fields);
  function change(next: DraftGroup) {
    const written = jsonOf(next, fields);
    setTyped({ json: written, draft: next });
    set(written);
  }
  return (
    <Field {...fieldProps} group>
      <Stack gap="s">
        <ConditionGroup group={draft} fields={fields} number="" onChange={change} />
        <Text role="meta">
          {json === ''
            ? 'Without a condition it always runs.'
            : (read?.whyNot ?? (read?.condition && `It runs when: ${conditionWords(read.condition, fields)}.`))}
        </Text>
      </Stack>
    </Field>
  );
}
