import type { MendedDelegate } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { Checkbox, Field, Input } from '@console/design-system/field';
import { FieldLine, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import type { KeyboardEvent } from 'react';
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
  const save = () => refusal === null && onMend(line, delegate);
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, target } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || target.type === 'checkbox')
      return;
    event.preventDefault();
    save();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser does not submit a form inside the dialog's form
    <div role="form" aria-label={`Line ${line.line}`} onKeyDown={press}>
      <Stack gap="xs">
        <Stack gap="none">
          <Text role="strong">{`Line ${line.line}: ${line.text}`}</Text>
          {line.reason && <Text role="meta">{line.reason}</Text>}
        </Stack>
        <FieldLine>
          {field('givenName', 'Given name')}
          {field('familyName', 'Family name')}
          {field('email', 'Email')}
        </FieldLine>
        <Row gap="s" wrap>
          <ActionButton size="small" refusal={refusal} onClick={save}>
            {`Save line ${line.line}`}
          </ActionButton>
          <ActionButton size="small" appearance="subtle" refusal={refusal} onClick={() => onLeaveOut(line)}>
            {`Leave out line ${line.line}`}
          </ActionButton>
          {!isHeld(line) && (
            <Button size="small" appearance="subtle" onClick={() => onKeep(line)}>
              {`Keep line ${line.line} as it is`}
            </Button>
          )}
          <Checkbox checked={delegate.shared} onChange={(shared) => change({ shared })}>
            Shared mailbox
          </Checkbox>
        </Row>
      </Stack>
    </div>
  );
}
