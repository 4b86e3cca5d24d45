import { builder } from '../schema/builder.ts';
import { badRequest, invalidInput } from '../schema/errors.ts';
import { staff } from '../schema/rules.ts';
import { type Change, type ChangedRecord, type Changes, changeKinds } from './Change.ts';
import { ChangeStream } from './ChangeStream.ts';

const ChangeKind = builder.enumType('ChangeKind', { values: changeKinds });

const ChangedRecordType = builder.objectRef<ChangedRecord>('ChangedRecord').implement({
  description: 'A record that was written.',
  rule: staff,
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'Null for a type without versions, and of a record that is gone.',
    }),
    kind: t.expose('kind', { type: ChangeKind }),
  }),
});

const ChangeType = builder.objectRef<Change>('Change').implement({
  description: 'What one transaction has written, or a part of a long one.',
  rule: staff,
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The same change told twice has the same.' }),
    key: t.exposeString('key', {
      nullable: true,
      description: 'The Idempotency-Key that it was written under, by which a tab knows its own.',
    }),
    records: t.expose('records', { type: [ChangedRecordType] }),
    touched: t.exposeIDList('touched', {
      description: 'Records that show something of it, though they were not written themselves.',
    }),
    lists: t.exposeStringList('lists', {
      description: 'Types whose lists may have gained, lost or moved rows besides those of the records.',
    }),
  }),
});

const ChangesType = builder.objectRef<Changes>('Changes').implement({
  rule: staff,
  fields: (t) => ({
    gap: t.exposeBoolean('gap', {
      description: 'Not everything since the last is known: ask for all that is shown.',
    }),
    changes: t.expose('changes', { type: [ChangeType] }),
  }),
});

builder.subscriptionType({});

builder.subscriptionField('changes', (t) =>
  t.field({
    type: ChangesType,
    rule: staff,
    description:
      'What was written from now on, as far as the viewer may read such records. One stream serves a whole browser.',
    args: {
      missed: t.arg.int({
        required: true,
        defaultValue: 0,
        description: 'The seconds before now whose changes are told again.',
      }),
    },
    subscribe: (_root, { missed }, { live, viewer }): AsyncIterable<Changes> => {
      if (!live) throw badRequest('Ask for changes with Accept: text/event-stream.');
      if (missed < 0) throw invalidInput({ path: 'missed', message: 'missed must be at least 0.' });
      return new ChangeStream(live, viewer.userId, missed);
    },
    resolve: (changes: Changes) => changes,
  }),
);
