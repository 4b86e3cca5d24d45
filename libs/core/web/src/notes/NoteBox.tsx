import { createNoteInput } from '@console/core-contracts';
import { PostBox } from './PostBox.tsx';
import { type NotesOf, useCreateNote } from './useCreateNote.ts';

/** The editor for the next note of a record. */
export function NoteBox({ of }: { readonly of: NotesOf }) {
  const { commit, error } = useCreateNote();
  return (
    <PostBox
      name="note"
      rule={createNoteInput.shape.body}
      placeholder="Write a note for the team…"
      failed="The note was not posted."
      post={(body) => commit({ input: { body, ...of } })}
      error={error}
    />
  );
}
