import {
  classLinks,
  deliveryParts,
  editSessionsInput,
  maxSessions,
  type newTrainingSessions,
  whyNotRemoveSession,
} from '@console/classes-contracts';
import { AddIcon } from '@console/design-system/icons';
import { Row, Stack } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import {
  Form,
  initialValues,
  partOf,
  TextAreaField,
  TextField,
  useConsoleForm,
  useFormValues,
  useLeaving,
  useListEdit,
} from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ImpactList } from '../move-class/ImpactList.tsx';
import { LinkForAllDays } from '../sessions/LinkForAllDays.tsx';
import { nextSession } from '../sessions/layOutSessions.ts';
import { removeSession } from '../sessions/removeSession.ts';
import { SessionFields } from '../sessions/SessionFields.tsx';
import { TrainerClashes } from '../sessions/TrainerClashes.tsx';
import { useTrainerClashes } from '../sessions/useTrainerClashes.ts';
import type { EditSessionsForm_class$key } from './__generated__/EditSessionsForm_class.graphql.ts';
import { type EditedSession, moveAlong, movesDates } from './sessionChanges.ts';
import { useEditImpact } from './useEditImpact.ts';
import { useUpdateSessions } from './useUpdateSessions.ts';

export interface EditSessionsFormProps {
  readonly class: EditSessionsForm_class$key;
  /** Called when a save begins, and when it has failed. */
  readonly onSaving: (saving: boolean) => void;
}

/** The form for all sessions of a class. It shows whom the change affects, and asks for a reason when dates move. */
export function EditSessionsForm({ class: key, onSaving }: EditSessionsFormProps) {
  // The class as it was when the form began.
  const [opened] = useState(useOpenedClass(key));
  const { id, version, trainer, deliveryFormat, seatsReservedCount } = opened;
  const known = opened.sessions.edges.map(({ node }) => node);
  const recorded = new Map(known.map((session) => [session.id, session]));
  const { commit, error } = useUpdateSessions();
  const [saved] = useState(() =>
    initialValues(editSessionsInput, {
      ...{ id, version, reason: null },
      sessions: known.map((session) => ({ ...session, date: session.startsAt })),
    }),
  );
  const form = useConsoleForm({
    // A draft belongs to one version of the class.
    name: `edit-sessions ${version}`,
    input: editSessionsInput,
    saved,
    save: async (input) => {
      onSaving(true);
      const answer = await commit({ input });
      if (answer === null) onSaving(false);
      return answer;
    },
    error,
    onSaved: () => leave(back),
  });
  const part = partOf<typeof newTrainingSessions, typeof editSessionsInput>(form);
  const back = `${classLinks.detail(id)}?tab=sessions`;
  const leave = useLeaving(form.changed);
  const { sessions } = useFormValues(form);
  const list = useListEdit(form, 'sessions');
  const clashes = useTrainerClashes(trainer?.id, sessions, id);
  const impact = useEditImpact(opened, form.changed ? 'sessions' : null, sessions.length);
  const shows = deliveryParts({ deliveryFormat });
  const moved = moveAlong(saved.sessions, sessions, (one) => recorded.get(one)?.attended === true);

  return (
    <Form
      form={form}
      submit="Save sessions"
      failed="The sessions were not saved."
      loadingContent={form.changed && impact.impacts === null}
      onCancel={() => leave(back)}
    >
      <Stack gap="l">
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
          <ActionButton
            size="small"
            icon={<AddIcon size={16} />}
            refusal={sessions.length >= maxSessions ? `A class has at most ${maxSessions} sessions.` : null}
            onClick={() => list.change([...sessions, { ...nextSession(sessions), id: '', venue: '' }])}
          >
            Add a session
          </ActionButton>
          {saved.sessions.length > 1 && (
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
        {seatsReservedCount > 0 && movesDates(saved.sessions, sessions) && (
          <TextAreaField
            form={form}
            name="reason"
            required
            counter
            hint="Needed because seats are reserved. It is kept in the history."
          />
        )}
        {form.changed && <ImpactList {...impact} />}
      </Stack>
    </Form>
  );
}

type Recorded = Parameters<typeof whyNotRemoveSession>[0];

function whyNotRemove(sessions: readonly EditedSession[], recorded: Recorded | undefined): string | null {
  if (sessions.length === 1) return 'A class needs at least one session.';
  return recorded ? whyNotRemoveSession(recorded) : null;
}

function useOpenedClass(key: EditSessionsForm_class$key) {
  return useFragment(
    graphql`
      fragment EditSessionsForm_class on TrainingClass {
        id
        version
        deliveryFormat
        seatsReservedCount
        trainer {
          id
        }
        sessions(first: 50) {
          edges {
            node {
              id
              startsAt
              endsAt
              venue
              meetingLink
              attended
              noted
            }
          }
        }
      }
    `,
    key,
  );
}
