import type { ConditionField } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Inset } from '@console/design-system/card';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { Row, Stack } from '@console/design-system/layout';
import { ClauseEditor } from './ClauseEditor.tsx';
import { type DraftClause, type DraftGroup, isGroup } from './conditionDraft.ts';

const joints = [
  { value: 'all', label: 'All hold' },
  { value: 'any', label: 'One holds' },
] as const;

export interface ConditionGroupProps {
  readonly group: DraftGroup;
  readonly fields: readonly ConditionField[];
  /** Its place in the outermost group: '2'. Empty for the outermost, which alone has groups. */
  readonly number: string;
  readonly onChange: (group: DraftGroup) => void;
  readonly onRemove?: () => void;
}

/** Clauses of which all must hold, or one. */
export function ConditionGroup({ group, fields, number, onChange, onRemove }: ConditionGroupProps) {
  const { joint, parts } = group;
  const isOutermost = number === '';
  const place = isOutermost ? '' : ` of group ${number}`;
  const clause: DraftClause = { field: fields[0]?.name ?? '', is: null, values: [] };
  const add = (part: DraftClause | DraftGroup) => onChange({ joint, parts: [...parts, part] });
  const put = (at: number, part: DraftClause | DraftGroup) =>
    onChange({ joint, parts: parts.map((one, index) => (index === at ? part : one)) });
  const remove = (at: number) => onChange({ joint, parts: parts.filter((_one, index) => index !== at) });
  return (
    <Stack gap="s">
      {(parts.length > 1 || !isOutermost) && (
        <Row wrap gap="s">
          <SegmentedControl
            label={`Clauses${place}`}
            segments={joints}
            value={joint}
            onChange={(next) => onChange({ parts, joint: next === 'any' ? 'any' : 'all' })}
          />
          {onRemove && (
            <Button size="small" appearance="subtle" aria-label={`Remove group ${number}`} onClick={onRemove}>
              Remove group
            </Button>
          )}
        </Row>
      )}
      {parts.map((part, at) => {
        const own = isOutermost ? String(at + 1) : `${number}.${at + 1}`;
        return isGroup(part) ? (
          // A part has no identity but its place: parts are only appended and removed.
          <Inset key={own}>
            <ConditionGroup
              group={part}
              fields={fields}
              number={own}
              onChange={(next) => put(at, next)}
              onRemove={() => remove(at)}
            />
          </Inset>
        ) : (
          <ClauseEditor
            key={own}
            number={own}
            clause={part}
            fields={fields}
            onChange={(next) => put(at, next)}
            onRemove={() => remove(at)}
          />
        );
      })}
      <Row gap="s">
        <Button
          size="small"
          aria-label={`Add a clause${isOutermost ? '' : ` to group ${number}`}`}
          onClick={() => add(clause)}
        >
          Add a clause
        </Button>
        {isOutermost && parts.length > 0 && (
          <Button size="small" appearance="subtle" onClick={() => add({ joint: 'any', parts: [clause] })}>
            Add a group
          </Button>
        )}
      </Row>
    </Stack>
  );
}
