import { classLinks, editSessionsInput } from '@console/classes-contracts';
import { describeChanges, type EditedSession, EditSessionsFields, useEditImpact } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { Form, initialValues, useConsoleForm, useFormValues, useLeaving } from '@console/forms';
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
  const { id, version, trainer, sessions: all } = trainingClass;
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
  const back = `${classLinks.detail(id)}?tab=sessions`;
  const leave = useLeaving(form.changed);
  const { sessions } = useFormValues(form);
  const impact = useEditImpact(trainingClass, form.changed ? 'sessions' : null, sessions.length);

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
        <EditSessionsFields
          form={form}
          class={trainingClass}
          trainer={trainer?.id}
          saved={saved.sessions}
          recorded={recorded}
        />
        {form.changed && <ImpactList {...impact} />}
      </Stack>
    </Form>
  );
}

type EditedSessions = readonly EditedSession[];

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
