import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { Stack, Text, ValueAndAction } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { WriteText } from '../email-template-design/writeText.ts';
import type { VariablesCard_variables$key } from './__generated__/VariablesCard_variables.graphql.ts';

interface VariablesCardProps {
  readonly variables: VariablesCard_variables$key;
  /** Writes a variable into the template; null while the cursor is in no text of it. Without it, the card only lists them. */
  readonly onInsert?: WriteText | null;
  readonly note?: string;
}

/** The variables of a kind of record, with what they mean and their values. */
export function VariablesCard({ variables: key, onInsert, note }: VariablesCardProps) {
  const variables = useFragment(
    graphql`
      fragment VariablesCard_variables on TemplateVariable @relay(plural: true) {
        path
        meaning
        value
        insert
      }
    `,
    key,
  );
  return (
    <Card title="Variables" count={variables.length} {...(note && { note })}>
      <Stack gap="s">
        {variables.map(({ path, meaning, value, insert }) => (
          <ValueAndAction
            key={path}
            action={
              onInsert !== undefined && (
                <Button
                  appearance="subtle"
                  size="small"
                  aria-label={`Insert ${path}`}
                  disabled={onInsert === null}
                  onClick={() => onInsert?.(insert)}
                >
                  Insert
                </Button>
              )
            }
          >
            <Stack gap="none">
              <Text role="strong">{path}</Text>
              <Text role="meta">
                {meaning}: {value ?? '–'}
              </Text>
            </Stack>
          </ValueAndAction>
        ))}
        <Text role="meta">
          Formats: | money, | date, | long_date, | time, | date_time. A condition: {'{% if name %} … {% endif %}'}.
        </Text>
      </Stack>
    </Card>
  );
}
