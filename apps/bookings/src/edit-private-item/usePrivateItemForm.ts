import { editPrivateItemInput } from '@console/bookings-contracts';
import { withoutUnusedParts } from '@console/classes-web';
import { initialValues, useConsoleForm } from '@console/forms';
import { useMemo, useState } from 'react';
import { changedInput, classChanges } from './itemChanges.ts';
import type { PrivateItemToEdit } from './privateItemToEdit.ts';
import { useUpdatePrivateItem } from './useUpdatePrivateItem.ts';

/** The form of a private item and its class. */
export function usePrivateItemForm(present: PrivateItemToEdit, onSaved: () => Promise<void> | void) {
  // The sessions that are being saved come back with other ids. They are no change by somebody else.
  const [saving, setSaving] = useState<PrivateItemToEdit | null>(null);
  const item = saving ?? present;
  const saved = useMemo(() => savedValues(item), [item]);
  const { commit, error } = useUpdatePrivateItem();
  const form = useConsoleForm({
    name: 'edit-private-item',
    input: editPrivateItemInput,
    saved,
    lastChange: item,
    withoutUnused: withoutUnusedParts,
    save: async (input) => {
      setSaving(item);
      const known = new Set(item.class.sessions.edges.map(({ node }) => node.id));
      // A session that was removed meanwhile, and kept here, is added again.
      const sessions = input.sessions.map((one) => (known.has(one.id ?? '') ? one : { ...one, id: null }));
      const changes = classChanges(saved, form.state.getValues());
      const answer = await commit({ input: changedInput({ ...input, sessions }, changes) });
      if (answer === null) setSaving(null);
      return answer;
    },
    error,
    onSaved,
  });
  return { form, item, saved };
}

function savedValues({ class: trainingClass, ...item }: PrivateItemToEdit) {
  const { version: classVersion, sessions, ...held } = trainingClass;
  return initialValues(editPrivateItemInput, {
    ...held,
    ...item,
    classVersion,
    reason: null,
    sessions: sessions.edges.map(({ node }) => ({ ...node, date: node.startsAt })),
  });
}
