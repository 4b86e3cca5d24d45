import type { newTrainingSessions } from '@console/classes-contracts';
import { Grid, Pairs, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { type ConsoleForm, DateField, TextField, TimeField } from '@console/forms';
import type { ReactNode } from 'react';
import { endHint, isWeekend, type TypedSession } from './layOutSessions.ts';

export interface SessionFieldsProps {
  readonly form: ConsoleForm<typeof newTrainingSessions>;
  readonly index: number;
  readonly session: TypedSession;
  /** Whether the day must be in the future. */
  readonly future?: boolean;
  /** The field of the venue, where sessions have one. */
  readonly venue?: ReactNode;
  /** Whether the delivery format of the class uses meeting links. */
  readonly meetingLink: boolean;
  /** Notes about the session beside its name, such as that attendance is recorded on it. */
  readonly notes?: readonly string[];
  /** The reason why the session cannot be removed. */
  readonly refusal: string | null;
  readonly onRemove: () => void;
}

/** One session of a class, new or known: day, hours, venue and meeting link. */
export function SessionFields(props: SessionFieldsProps) {
  const { form, index, session, future = false, venue = null, notes = [], refusal, onRemove } = props;
  const name = `Day ${index + 1}`;
  const path = `sessions.${index}` as const;
  const meetingLink = props.meetingLink ? <TextField form={form} name={`${path}.meetingLink`} /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={name} data-place={index}>
      <Stack gap="s">
        <Row wrap>
          <Text role="strong">{name}</Text>
          {notes.map((note) => (
            <Text key={note} role="meta">
              {note}
            </Text>
          ))}
          {isWeekend(session) && <Text role="meta">This day is on a weekend.</Text>}
          <ActionButton
            size="small"
            aria-label={`Remove day ${index + 1}`}
            data-remove
            refusal={refusal}
            onClick={onRemove}
          >
            Remove
          </ActionButton>
        </Row>
        <Grid columns={2}>
          <Pairs least={200}>
            <DateField form={form} name={`${path}.date`} future={future} />
            {/* Start and end stay side by side on a phone, so that many sessions are less to scroll. */}
            <Pairs least={100}>
              <TimeField form={form} name={`${path}.startsAt`} />
              <TimeField form={form} name={`${path}.endsAt`} hint={endHint(session)} />
            </Pairs>
          </Pairs>
          {venue && meetingLink ? (
            <Grid columns={2}>
              {venue}
              {meetingLink}
            </Grid>
          ) : (
            (venue ?? meetingLink)
          )}
        </Grid>
      </Stack>
    </div>
  );
}
