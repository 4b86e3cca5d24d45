import {
  deliveryParts,
  maxSessions,
  type newTrainingSessions,
  type sessionsToEdit,
  whyNotRemoveSession,
} from '@console/classes-contracts';
import { Row, Stack } from '@console/design-system/layout';
import { ActionAddButton, ActionButton } from '@console/design-system/tooltip';
import {
  type FormWith,
  type InputSchema,
  partOf,
  TextAreaField,
  TextField,
  useFormValues,
  useListEdit,
} from '@console/forms';
import { LinkForAllDays } from './LinkForAllDays.tsx';
import { nextSession } from './layOutSessions.ts';
import { removeSession } from './removeSession.ts';
import { SessionFields } from './SessionFields.tsx';
import { type EditedSession, moveAlong, movesDates } from './sessionChanges.ts';
import { TrainerClashes } from './TrainerClashes.tsx';
import { useTrainerClashes } from './useTrainerClashes.ts';

/** What is recorded on a session of the class. */
export type RecordedSession = Parameters<typeof whyNotRemoveSession>[0];

export interface EditSessionsFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof sessionsToEdit, Schema>;
  /** The class, with the delivery format and the trainer that it gets. */
  readonly class: { readonly id: string; readonly deliveryFormat: string; readonly seatsReservedCount: number };
  readonly trainer: string | null | undefined;
  /** The sessions as they are saved. */
  readonly saved: readonly EditedSession[];
  /** The saved sessions by their ids. */
  readonly recorded: ReadonlyMap<string, RecordedSession>;
}

/**
 * All sessions of a class: change, add and remove them. When dates of a class with reserved seats move, it asks for the reason. It names other
 * classes of the trainer at these times.
 */
export function EditSessionsFields<Schema extends InputSchema>(props: EditSessionsFieldsProps<Schema>) {
  const { class: trainingClass, trainer, saved, recorded } = props;
  const form = partOf<typeof sessionsToEdit, Schema>(props.form);
  const part = partOf<typeof newTrainingSessions, typeof sessionsToEdit>(form);
  const { sessions } = useFormValues(form);
  const list = useListEdit(form, 'sessions');
  const clashes = useTrainerClashes(trainer, sessions, trainingClass.id);
  const shows = deliveryParts(trainingClass);
  const moved = moveAlong(saved, sessions, (one) => recorded.get(one)?.attended === true);
  return (
    <>
      <div ref={list.container}>
        <Stack gap="l">
          {sessions.map((session, index) => {
            const facts = recorded.get(session.id ?? '');
            return (
              <SessionFields
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are named by their place
                key={index}
                form={part}
                index={index}
                session={session}
                venue={shows.venue ? <TextField form={form} name={`sessions.${index}.venue`} /> : null}
                meetingLink={shows.meetingLink}
                notes={[...(session.id ? [] : ['New']), ...(facts?.attended ? ['Attendance is recorded.'] : [])]}
                refusal={whyNotRemove(sessions, facts)}
                onRemove={() => removeSession(list, sessions, index)}
              />
            );
          })}
        </Stack>
      </div>
      <Row wrap>
        <ActionAddButton
          place="form"
          refusal={sessions.length >= maxSessions ? `A class has at most ${maxSessions} sessions.` : null}
          onClick={() => list.change([...sessions, { ...nextSession(sessions), id: '', venue: '' }])}
        >
          Add a session
        </ActionAddButton>
        {saved.length > 1 && (
          <ActionButton
            size="small"
            refusal={moved ? null : 'The other days keep their distance from day 1.'}
            onClick={() => moved && list.change(moved)}
          >
            Move the other days along
          </ActionButton>
        )}
        {shows.meetingLink && <LinkForAllDays sessions={sessions} onChange={list.change} />}
      </Row>
      <TrainerClashes found={clashes} />
      {trainingClass.seatsReservedCount > 0 && movesDates(saved, sessions) && (
        <TextAreaField
          form={form}
          name="reason"
          required
          counter
          hint="Needed because seats are reserved. It is kept in the history."
        />
      )}
    </>
  );
}

function whyNotRemove(sessions: readonly EditedSession[], recorded: RecordedSession | undefined): string | null {
  if (sessions.length === 1) return 'A class needs at least one session.';
  return recorded ? whyNotRemoveSession(recorded) : null;
}
