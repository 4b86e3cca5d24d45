import type { MendedDelegate } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { Checkbox, Field, Input } from '@console/design-system/field';
import { Grid, Row, Stack, Text } from '@console/design-system/layout';
import { type FormEvent, useState } from 'react';
import type { PreviewedLine } from './previewedLines.ts';

export interface MendLineProps {
  readonly line: PreviewedLine;
  /** Takes the mended delegate into the list. */
  readonly onMend: (line: number, delegate: MendedDelegate) => void;
  readonly onLeaveOut: (line: number) => void;
}

/**
 * One line of the preview as fields, with the line as it was pasted and the reason why it is held. Saved, the line is read
 * as it stands here.
 */
export function MendLine({ line, onMend, onLeaveOut }: MendLineProps) {
  const [delegate, setDelegate] = useState<MendedDelegate>(line);
  const field = (name: 'givenName' | 'familyName' | 'email', label: string) => (
    <Field label={label} required>
      <Input value={delegate[name]} onChange={(value) => setDelegate({ ...delegate, [name]: value })} />
    </Field>
  );
  function save(event: FormEvent) {
    event.preventDefault();
    onMend(line.line, delegate);
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
        <Checkbox checked={delegate.shared} onChange={(shared) => setDelegate({ ...delegate, shared })}>
          Shared mailbox: another person may have this email
        </Checkbox>
        <Row gap="s">
          <Button type="submit" size="small">
            {`Save line ${line.line}`}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => onLeaveOut(line.line)}>
            {`Leave out line ${line.line}`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
