import { createNoteInput } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Key } from '@console/design-system/filter-bar';
import { isSingleKey, letterOf } from '@console/design-system/keys';
import { Row, Stack, Text } from '@console/design-system/layout';
import { emptyValues, RichTextField, useConsoleForm } from '@console/forms';
import { useEffect, useMemo, useRef } from 'react';
import { textAfterSent } from './textAfterSent.ts';
import { type NotesOf, useCreateNote } from './useCreateNote.ts';

/**
 * The editor for the next note. The key `w` focuses it from anywhere on the screen. Its text survives a reload and a
 * failure, and is cleared when it is posted.
 */
export function NoteBox({ of }: { readonly of: NotesOf }) {
  const { commit, error } = useCreateNote();
  const [[parent, id] = []] = Object.entries(of);
  const saved = useMemo(() => emptyValues(createNoteInput, parent ? { [parent]: id } : {}), [parent, id]);
  const sent = useRef('');
  const form = useConsoleForm({
    name: 'note',
    input: createNoteInput,
    saved,
    save: (input) => {
      sent.current = form.state.getValues('body') ?? '';
      return commit({ input });
    },
    error,
    onSaved: () => {
      const next = textAfterSent(sent.current, form.state.getValues('body') ?? '');
      form.discard();
      if (next !== '') form.state.setValue('body', next, { shouldDirty: true });
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function write(event: KeyboardEvent) {
      if (letterOf(event) !== 'w' || !isSingleKey(event)) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
    }
    document.addEventListener('keydown', write);
    return () => document.removeEventListener('keydown', write);
  }, []);
  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="s">
        {form.problems.length > 0 && <ErrorAlert title="The note was not posted." messages={form.problems} />}
        <RichTextField form={form} name="body" posts placeholder="Write a note for the team…" />
        <Row justify="between">
          <Row gap="xs">
            <Key>Ctrl</Key>
            <Key>Enter</Key>
            <Text role="meta">posts</Text>
          </Row>
          <Button type="submit" loading={form.saving}>
            Post
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
