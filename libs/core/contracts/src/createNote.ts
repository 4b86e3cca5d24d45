import { across, reference, requiredIn, richText } from '@console/rules';
import * as z from 'zod/mini';

/** The records that can have notes, each by the name of its input field. */
export const noteParents = ['booking', 'customer', 'supplier', 'trainingClass'] as const;

export type NoteParent = (typeof noteParents)[number];

/** How many notes a record displays, the newest first (O§7). */
export const displayedNotesLimit = 500;

/** The input of `createNote`: the note and the one record that it belongs to (O§7). */
export const createNoteInput = z
  .object({
    body: richText('Note', { required: requiredIn.operations }),
    booking: reference('Booking', 'bookings'),
    customer: reference('Customer', 'customers'),
    supplier: reference('Supplier', 'suppliers'),
    trainingClass: reference('Class', 'training_classes'),
  })
  .check(
    across<Readonly<Partial<Record<NoteParent | 'body', string | null>>>, NoteParent>(noteParents, 'body', (parents) =>
      noteParents.filter((parent) => parents[parent] != null).length === 1
        ? null
        : 'A note stands under one booking, customer, supplier or class.',
    ),
  );
