import {
  type Comparison,
  type ConditionField,
  comparisonLabel,
  comparisonsOf,
  conditionWords,
  type createWorkflowInput,
  needsOperand,
  readCondition,
} from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Field, Input, Select } from '@console/design-system/field';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { Row, Stack, Text } from '@console/design-system/layout';
import { type ConsoleForm, useFormField } from '@console/forms';
import { useState } from 'react';
import { type DraftClause, draftsOf, jsonOf } from './conditionDraft.ts';

const joints = [
  { value: 'all', label: 'All hold' },
  { value: 'any', label: 'One holds' },
] as const;

export interface ConditionEditorProps {
  readonly form: ConsoleForm<typeof createWorkflowInput>;
  readonly fields: readonly ConditionField[];
}

/** Builds the condition of a workflow from the fields of its kind of record, and reads it out as a sentence. */
export function ConditionEditor({ form, fields }: ConditionEditorProps) {
  const { value, set, fieldProps } = useFormField({ form, name: 'condition' });
  const json = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useState(() => draftsOf(json));
  const { joint, clauses } = draft;
  const read = json === '' ? null : readCondition(json, fields);
  function change(next: typeof draft) {
    setDraft(next);
    set(jsonOf(next, fields));
  }
  const changeClause = (at: number, clause: DraftClause) =>
    change({ joint, clauses: clauses.map((one, index) => (index === at ? clause : one)) });
  return (
    <Field {...fieldProps} error={read?.whyNot ?? fieldProps.error} group>
      <Stack gap="s">
        {clauses.length > 1 && (
          <SegmentedControl
            label="Clauses"
            segments={joints}
            value={joint}
            onChange={(next) => change({ clauses, joint: next === 'any' ? 'any' : 'all' })}
          />
        )}
        {clauses.map((clause, at) => (
          <ClauseEditor
            // A clause has no identity but its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the clauses are only appended and removed
            key={at}
            number={at + 1}
            clause={clause}
            fields={fields}
            onChange={(next) => changeClause(at, next)}
            onRemove={() => change({ joint, clauses: clauses.filter((_one, index) => index !== at) })}
          />
        ))}
        <Row>
          <Button
            size="small"
            onClick={() =>
              change({ joint, clauses: [...clauses, { field: fields[0]?.name ?? '', is: null, value: '' }] })
            }
          >
            Add a clause
          </Button>
        </Row>
        <Text role="meta">
          {json === ''
            ? 'Without a condition it always runs.'
            : read?.condition && `It runs when: ${conditionWords(read.condition, fields)}.`}
        </Text>
      </Stack>
    </Field>
  );
}

interface ClauseEditorProps {
  readonly number: number;
  readonly clause: DraftClause;
  readonly fields: readonly ConditionField[];
  readonly onChange: (clause: DraftClause) => void;
  readonly onRemove: () => void;
}

function ClauseEditor({ number, clause, fields, onChange, onRemove }: ClauseEditorProps) {
  const field = fields.find(({ name }) => name === clause.field);
  const comparisons = field ? comparisonsOf[field.kind] : [];
  const is = clause.is ?? comparisons[0] ?? 'is';
  const of = (what: string) => `${what} of clause ${number}`;
  return (
    <Row wrap gap="s">
      <Select
        aria-label={of('Field')}
        value={clause.field}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={(name) => onChange({ field: name, is: null, value: '' })}
      />
      <Select
        aria-label={of('Comparison')}
        value={is}
        options={comparisons.map((one) => ({ value: one, label: comparisonLabel(one) }))}
        onChange={(next) => onChange({ ...clause, is: next as Comparison })}
      />
      {field && needsOperand(is) && field.kind === 'choice' && (
        <Select
          aria-label={of('Value')}
          value={clause.value}
          options={[{ value: '', label: 'Choose…' }, ...field.values]}
          onChange={(value) => onChange({ ...clause, value })}
        />
      )}
      {field && needsOperand(is) && field.kind !== 'choice' && (
        <Input
          aria-label={of('Value')}
          placeholder={field.kind === 'day' ? 'YYYY-MM-DD' : undefined}
          value={clause.value}
          onChange={(value) => onChange({ ...clause, value })}
        />
      )}
      <Button size="small" appearance="subtle" aria-label={of('Removal')} onClick={onRemove}>
        Remove
      </Button>
    </Row>
  );
}
