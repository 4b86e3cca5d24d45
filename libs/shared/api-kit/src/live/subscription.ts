import { builder } from '../schema/builder.ts';
import { type Change, type ChangedRecord, type Changes, changeKinds } from '../schema/Change.ts';
import { badRequest, invalidInput } from '../schema/errors.ts';
import { staff } from '../schema/rules.ts';
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
      description: 'Null for a deleted record and for a type without versions.',
    }),
    kind: t.expose('kind', { type: ChangeKind }),
  }),
});

const ChangeType = builder.objectRef<Change>('Change').implement({
  description: 'The writes of one transaction. A very large transaction is split into several changes.',
  rule: staff,
  fields: (t) => ({
    id: t.exposeString('id', { description: 'A change that is sent twice has the same id both times.' }),
    key: t.exposeString('key', {
      nullable: true,
      description: 'The Idempotency-Key of a write of the same user. A tab recognises its own writes by it.',
    }),
    records: t.expose('records', { type: [ChangedRecordType] }),
    touched: t.exposeIDList('touched', {
      description: 'Records that show what was written, but were not written themselves.',
    }),
    lists: t.exposeStringList('lists', {
      description:
        'Further types whose lists may have gained, lost or moved rows. The types of the records are not repeated.',
    }),
  }),
});

const ChangesType = builder.objectRef<Changes>('Changes').implement({
  rule: staff,
  fields: (t) => ({
    gap: t.exposeBoolean('gap', {
      description: 'True when changes were missed: fetch everything on screen again.',
    }),
    changes: t.expose('changes', { type: [ChangeType] }),
  }),
});

builder.subscriptionType({});

builder.subscriptionField('changes', (t) =>
  t.field({
    type: ChangesType,
    rule: staff,
    description: 'All changes from now on to records that the viewer may read. One stream serves a whole browser.',
    args: {
      missed: t.arg.int({
        required: true,
        defaultValue: 0,
        description: 'The changes of this many seconds before now are sent again.',
      }),
    },
    subscribe: (_root, { missed }, { live }): AsyncIterable<Changes> => {
      if (!live) throw badRequest('Ask for changes with Accept: text/event-stream.');
      if (missed < 0) throw invalidInput({ path: 'missed', message: 'missed must be at least 0.' });
      return new ChangeStream(live, missed);
    },
    resolve: (changes: Changes) => changes,
  }),
);
