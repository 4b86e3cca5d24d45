import type { NoteParent } from '@console/core-contracts';
import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateNoteMutation } from './__generated__/useCreateNoteMutation.graphql.ts';

/** The record that notes belong to: `{ booking: 'bookings/01J…' }`. */
export type NotesOf = { readonly [Parent in NoteParent]: { readonly [Own in Parent]: string } }[NoteParent];

/** Creates a note. The answer contains the record's notes with the new one, so that every list of them is updated. */
export function useCreateNote(): ConsoleMutation<useCreateNoteMutation> {
  return useConsoleMutation<useCreateNoteMutation>(
    graphql`
      mutation useCreateNoteMutation($input: createNoteInput!) {
        createNote(input: $input) {
          note {
            id
            booking {
              id
              notes(first: 500) {
                ...NotesTimeline_notes
              }
            }
            customer {
              id
              notes(first: 500) {
                ...NotesTimeline_notes
              }
            }
            supplier {
              id
              notes(first: 500) {
                ...NotesTimeline_notes
              }
            }
            trainingClass {
              id
              notes(first: 500) {
                ...NotesTimeline_notes
              }
            }
          }
        }
      }
    `,
    { success, complete: true },
  );
}

const success = () => ({ text: 'Note posted.' });
