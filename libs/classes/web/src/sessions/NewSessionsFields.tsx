import { addWorkingDays, maxSessions, type newTrainingSessions } from '@console/classes-contracts';
import { Row, Stack, Text } from '@console/design-system/layout';
import { ActionAddButton, ActionButton } from '@console/design-system/tooltip';
import { type FormWith, type InputSchema, partOf, useFormValues, useListEdit } from '@console/forms';
import { useEffect } from 'react';
import { LinkForAllDays } from './LinkForAllDays.tsx';
import { dayOf, layOutSessions, type NewSession, nextSession } from './layOutSessions.ts';
import { removeSession } from './removeSession.ts';
import { SessionFields } from './SessionFields.tsx';
import { useFollowDay } from './useFollowDay.ts';

export interface NewSessionsFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof newTrainingSessions, Schema>;
  /** Whether the delivery format uses meeting links. */
  readonly meetingLinks: boolean;
}

/**
 * The sessions of a new class. The others follow the first day on working days, until one of them is changed. Sessions
 * can be added and removed.
 */
export function NewSessionsFields<Schema extends InputSchema>({
  meetingLinks,
  ...props
}: NewSessionsFieldsProps<Schema>) {
  const form = partOf<typeof newTrainingSessions, Schema>(props.form);
  const { sessions } = useFormValues(form);
  const submitted = form.state.formState.isSubmitted;
  const { setValue, getValues, clearErrors } = form.state;
  const list = useListEdit(form, 'sessions');

  useFollowDay(sessions, addWorkingDays, (moved) =>
    setValue('sessions', moved, { shouldDirty: true, shouldValidate: submitted }),
  );

  useEffect(() => {
    if (meetingLinks) return;
    // A field that is no longer shown must not keep its message.
    clearErrors(getValues('sessions').map((_, index) => `sessions.${index}.meetingLink` as const));
  }, [meetingLinks, getValues, clearErrors]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div ref={list.container} role="group" aria-label="Sessions">
      <Stack>
        <Text role="strong">Sessions, in UTC</Text>
        {sessions.map((session, index) => (
          <SessionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a new session has no other name than its place
            key={index}
            form={form}
            index={index}
            session={session}
            future
            meetingLink={meetingLinks}
            refusal={sessions.length === 1 ? 'A class needs at least one session.' : null}
            onRemove={() => removeSession(list, sessions, index)}
          />
        ))}
        <Row>
          <ActionAddButton
            place="form"
            refusal={sessions.length >= maxSessions ? `A class has at most ${maxSessions} sessions.` : null}
            onClick={() => list.change([...sessions, nextSession(sessions)])}
          >
            Add a session
          </ActionAddButton>
          {sessions.length > 1 && (
            <ActionButton
              size="small"
              refusal={whyNotLayOut(sessions)}
              onClick={() => list.change(layOutSessions(sessions))}
            >
              Lay out from day 1
            </ActionButton>
          )}
          {meetingLinks && <LinkForAllDays sessions={sessions} onChange={list.change} />}
        </Row>
      </Stack>
    </div>
  );
}

function whyNotLayOut(sessions: readonly NewSession[]): string | null {
  if (dayOf(sessions[0]) === null) return 'Day 1 has no date yet.';
  const same = JSON.stringify(layOutSessions(sessions)) === JSON.stringify(sessions);
  return same ? 'The sessions already follow day 1 on working days.' : null;
}
