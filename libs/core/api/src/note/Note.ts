import {
  builder,
  implementNode,
  iriOf,
  longText,
  many,
  type NodeType,
  one,
  refreshes,
  staff,
  type Writing,
} from '@console/api-kit';
import { displayedNotesLimit, type NoteParent } from '@console/core-contracts';
import { richTextAllows } from '@console/rules';
import { authorOf } from '../author/authors.ts';
import { Note } from '../nodes.ts';
import { note } from '../tables.ts';

implementNode(Note, {
  description: 'Rich text under one booking, customer, supplier or class. It is sanitised before it is stored.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    body: t.exposeString('body', { extensions: longText(richTextAllows.longest) }),
    author: t.string({
      nullable: true,
      description: 'The name of its author when that is no user: a workflow.',
      columns: ['createdBy'],
      resolve: ({ createdBy }, _args, context) => authorOf(context, createdBy),
    }),
  }),
});

/** Adds a note to a record that the write has locked. */
export async function addNote(writing: Writing, parent: NoteParent, ulid: string, body: string): Promise<void> {
  await writing.insert(Note, { body, [`${parent}Id`]: ulid });
}

const columns = {
  booking: note.bookingId,
  customer: note.customerId,
  supplier: note.supplierId,
  trainingClass: note.trainingClassId,
};

type FindParent = (writing: Writing, iri: string) => Promise<{ id: string }>;

const finders = new Map<NoteParent, FindParent>();

/**
 * Gives a type its notes, the newest first, and gives each note its parent. Each domain calls it for its own type:
 * `takeNotes('booking', Booking)`.
 */
export function takeNotes<Row extends { id: string; version: number }>(parent: NoteParent, type: NodeType<Row>): void {
  finders.set(parent, (writing, iri) => writing.refer(type, iri, parent));
  refreshes(Note, { records: (row) => [iriOf(type, row[`${parent}Id`])] });
  builder.objectFields(type.ref, (t) => ({
    notes: many(t, {
      of: () => Note,
      by: columns[parent],
      order: { updatedAt: note.updatedAt },
      defaultOrder: { updatedAt: 'DESC' },
      size: displayedNotesLimit,
      description: 'The newest first.',
    }),
  }));
  builder.objectFields(Note.ref, (t) => ({ [parent]: one(t, { from: columns[parent], to: () => type }) }));
}

/** @throws a violation when there is no such record. */
export function findNoteParent(writing: Writing, parent: NoteParent, iri: string): Promise<{ id: string }> {
  const find = finders.get(parent);
  if (!find) throw new Error(`No domain has called takeNotes for ${parent}.`);
  return find(writing, iri);
}
