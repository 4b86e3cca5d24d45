import type { editSessionsInput } from '@console/classes-contracts';
import { Grid, Pairs, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { type ConsoleForm, DateField, TextField, TimeField } from '@console/forms';
import { isWeekend } from '../sessions/layOutSessions.ts';
import type { EditedSession } from './sessionChanges.ts';

export interface SessionFieldsProps {
  readonly form: ConsoleForm<typeof editSessionsInput>;
  readonly index: number;
  readonly session: EditedSession;
  /** The fields that the delivery format of the class uses. */
  readonly shows: { readonly venue: boolean; readonly meetingLink: boolean };
  /** A note about the session, such as that attendance is recorded on it. */
  readonly note: string | null;
  /** The reason why the session cannot be removed. */
  readonly refusal: string | null;
  readonly onRemove: () => void;
}

/** One session of a class: day, hours, venue and meeting link. */
export function SessionFields(props: SessionFieldsProps) {
  const { form, index, session, shows, note, refusal, onRemove } = props;
  const path = `sessions.${index}` as const;
  const venue = shows.venue ? <TextField form={form} name={`${path}.venue`} /> : null;
  const meetingLink = shows.meetingLink ? <TextField form={form} name={`${path}.meetingLink`} /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={`Day ${index + 1}`}>
      <Stack gap="s">
        <Row wrap>
          <Text role="strong">{`Day ${index + 1}`}</Text>
          {!session.id && <Text role="meta">New</Text>}
          {note && <Text role="meta">{note}</Text>}
          {isWeekend(session) && <Text role="meta">This day is on a weekend.</Text>}
          <ActionButton size="small" aria-label={`Remove day ${index + 1}`} refusal={refusal} onClick={onRemove}>
            Remove
          </ActionButton>
        </Row>
        <Grid columns={2}>
          <Pairs least={200}>
            <DateField form={form} name={`${path}.date`} />
            {/* Start and end stay side by side on a phone, so that many sessions are less to scroll. */}
            <Pairs least={100}>
              <TimeField form={form} name={`${path}.startsAt`} />
              <TimeField form={form} name={`${path}.endsAt`} />
            </Pairs>
          </Pairs>
          {shows.venue && shows.meetingLink ? (
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
