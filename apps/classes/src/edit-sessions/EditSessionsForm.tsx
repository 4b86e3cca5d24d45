import {
  classLinks,
  deliveryParts,
  editSessionsInput,
  maxSessions,
  type newTrainingSessions,
  whyNotRemoveSession,
} from '@console/classes-contracts';
import {
  describeChanges,
  type EditedSession,
  ImpactList,
  LinkForAllDays,
  moveAlong,
  movesDates,
  nextSession,
  removeSession,
  SessionFields,
  TrainerClashes,
  useEditImpact,
  useTrainerClashes,
} from '@console/classes-web';
import { ErrorAlert } from '@console/design-system/error-alert';
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
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditSessionsForm_class$key } from './__generated__/EditSessionsForm_class.graphql.ts';
import { useUpdateSessions } from './useUpdateSessions.ts';

/**
 * The form for all sessions of a class. It shows whom the change affects, and asks for a reason when dates move. When
 * somebody else changes a session meanwhile, it says which, and the user decides whose sessions are saved.
 */
export function EditSessionsForm({ class: key }: { readonly class: EditSessionsForm_class$key }) {
  const present = usePresentClass(key);
  // The sessions that are being saved come back with other ids. They are no change by somebody else.
  const [saving, setSaving] = useState<typeof present | null>(null);
  const trainingClass = saving ?? present;
  const { id, version, trainer, deliveryFormat, seatsReservedCount, sessions: all } = trainingClass;
  const recorded = new Map(all.edges.map(({ node }) => [node.id, node]));
  const { commit, error } = useUpdateSessions();
  const saved = useMemo(
    () =>
      initialValues(editSessionsInput, {
        ...{ id, version, reason: null },
        sessions: all.edges.map(({ node }) => ({ ...node, date: node.startsAt })),
      }),
    [id, version, all],
  );
  const form = useConsoleForm({
    name: 'edit-sessions',
    input: editSessionsInput,
    saved,
    lastChange: trainingClass,
    save: async (input) => {
      setSaving(trainingClass);
      // A session that was removed meanwhile, and kept here, is added again.
      const kept = input.sessions.map((one) => (recorded.has(one.id ?? '') ? one : { ...one, id: null }));
      const answer = await commit({ input: { ...input, sessions: kept } });
      if (answer === null) setSaving(null);
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
  const impact = useEditImpact(trainingClass, form.changed ? 'sessions' : null, sessions.length);
  const shows = deliveryParts({ deliveryFormat });
  const moved = moveAlong(saved.sessions, sessions, (one) => recorded.get(one)?.attended === true);

  const contested = form.conflicts.sessions;

  return (
    <Form
      form={form}
      submit="Save sessions"
      failed="The sessions were not saved."
      loadingContent={form.changed && impact.impacts === null}
      onCancel={() => leave(back)}
    >
      <Stack gap="l">
        {contested && (
          <ErrorAlert
            tone="info"
            title="Changed meanwhile."
            messages={describeChanges(contested.began as EditedSessions, contested.theirs as EditedSessions)}
          />
        )}
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

type EditedSessions = readonly EditedSession[];

type Recorded = Parameters<typeof whyNotRemoveSession>[0];

function whyNotRemove(sessions: readonly EditedSession[], recorded: Recorded | undefined): string | null {
  if (sessions.length === 1) return 'A class needs at least one session.';
  return recorded ? whyNotRemoveSession(recorded) : null;
}

function usePresentClass(key: EditSessionsForm_class$key) {
  return useFragment(
    graphql`
      fragment EditSessionsForm_class on TrainingClass {
        id
        version
        ...lastChange_record @relay(mask: false)
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
