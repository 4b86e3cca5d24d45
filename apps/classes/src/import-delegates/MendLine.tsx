import type { MendedDelegate } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { Checkbox, Field, Input } from '@console/design-system/field';
import { Grid, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton, Tooltip } from '@console/design-system/tooltip';
import type { FormEvent } from 'react';
import { isHeld, type PreviewedLine } from './previewedLines.ts';

export interface MendLineProps {
  readonly line: PreviewedLine;
  /** The fields as they are typed. */
  readonly delegate: MendedDelegate;
  /** Why the list cannot be changed now, as a sentence. Null when it can. */
  readonly refusal: string | null;
  readonly onChange: (line: PreviewedLine, delegate: MendedDelegate) => void;
  /** Takes the mended delegate into the list. */
  readonly onMend: (line: PreviewedLine, delegate: MendedDelegate) => void;
  readonly onLeaveOut: (line: PreviewedLine) => void;
  /** Closes a line that nobody has to correct, without the changes. */
  readonly onKeep: (line: PreviewedLine) => void;
}

/**
 * One line of the preview as fields, with the line as it was pasted and the reason why it is held. Saved, the line is read
 * as it stands here.
 */
export function MendLine({ line, delegate, refusal, onChange, onMend, onLeaveOut, onKeep }: MendLineProps) {
  const change = (changes: Partial<MendedDelegate>) => onChange(line, { ...delegate, ...changes });
  const field = (name: 'givenName' | 'familyName' | 'email', label: string) => (
    <Field label={label} required>
      <Input value={delegate[name]} onChange={(value) => change({ [name]: value })} />
    </Field>
  );
  function save(event: FormEvent) {
    event.preventDefault();
    if (refusal === null) onMend(line, delegate);
  }
  return (
    <form aria-label={`Line ${line.line}`} onSubmit={save}>
      <Stack gap="s">
        <Stack gap="none">
          <Text role="strong">{`Line ${line.line}: ${line.text}`}</Text>
          {line.reason && <Text role="meta">{line.reason}</Text>}
        </Stack>
        <Grid columns={2}>
          {field('givenName', 'Given name')}
          {field('familyName', 'Family name')}
        </Grid>
        {field('email', 'Email')}
        <Checkbox checked={delegate.shared} onChange={(shared) => change({ shared })}>
          Shared mailbox: another person may have this email
        </Checkbox>
        <Row gap="s">
          <Tooltip content={refusal}>
            <Button type="submit" size="small" aria-disabled={refusal !== null || undefined}>
              {`Save line ${line.line}`}
            </Button>
          </Tooltip>
          <ActionButton size="small" appearance="subtle" refusal={refusal} onClick={() => onLeaveOut(line)}>
            {`Leave out line ${line.line}`}
          </ActionButton>
          {!isHeld(line) && (
            <Button size="small" appearance="subtle" onClick={() => onKeep(line)}>
              {`Keep line ${line.line} as it is`}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
