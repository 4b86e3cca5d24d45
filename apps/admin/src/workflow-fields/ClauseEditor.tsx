import {
  type Comparison,
  type ConditionField,
  comparisonLabel,
  comparisonsOf,
  needsOperand,
} from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Field, Input, Select } from '@console/design-system/field';
import { CheckboxGroup } from '@console/design-system/inputs';
import { Row, Stack } from '@console/design-system/layout';
import type { DraftClause } from './conditionDraft.ts';

export interface ClauseEditorProps {
  /** Its place: '2', or '2.1' in a group. */
  readonly number: string;
  readonly clause: DraftClause;
  readonly fields: readonly ConditionField[];
  readonly onChange: (clause: DraftClause) => void;
  readonly onRemove: () => void;
}

const valueWidth = { width: '180px' } as const;

/** A field, a comparison and what it is compared with. */
export function ClauseEditor({ number, clause, fields, onChange, onRemove }: ClauseEditorProps) {
  const field = fields.find(({ name }) => name === clause.field);
  const comparisons = field ? comparisonsOf[field.kind] : [];
  const is = clause.is ?? comparisons[0] ?? 'is';
  const of = (what: string) => `${what} of clause ${number}`;
  const [value = ''] = clause.values;
  const setValue = (next: string) => onChange({ ...clause, values: next === '' ? [] : [next] });
  const isChoice = field?.kind === 'choice';
  const takesSeveral = is === 'oneOf';
  const takesOne = needsOperand(is) && !takesSeveral;
  return (
    <Stack gap="xs">
      <Row wrap gap="s">
        <Select
          aria-label={of('Field')}
          value={clause.field}
          options={fields.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => onChange({ field: name, is: null, values: [] })}
        />
        <Select
          aria-label={of('Comparison')}
          value={is}
          options={comparisons.map((one) => ({ value: one, label: comparisonLabel(one) }))}
          onChange={(next: Comparison) => onChange({ ...clause, is: next })}
        />
        {takesOne && isChoice && (
          <Select
            aria-label={of('Value')}
            value={value}
            options={[{ value: '', label: 'Choose…' }, ...field.values]}
            onChange={setValue}
          />
        )}
        {takesOne && !isChoice && (
          <Input
            style={valueWidth}
            aria-label={of('Value')}
            placeholder={field?.kind === 'day' ? 'YYYY-MM-DD' : undefined}
            value={value}
            onChange={setValue}
          />
        )}
        <Button size="small" appearance="subtle" aria-label={`Remove clause ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
      {takesSeveral && field && (
        <Field label={of('Values')} group>
          <CheckboxGroup
            options={field.values}
            value={clause.values}
            onChange={(values) => onChange({ ...clause, values })}
          />
        </Field>
      )}
    </Stack>
  );
}
