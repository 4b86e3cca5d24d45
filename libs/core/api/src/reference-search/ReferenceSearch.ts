import {
  builder,
  type Connection,
  connectionOf,
  enumType,
  loadBatched,
  olderWordsOf,
  type PagingArguments,
  pageOf,
  pagingBy,
  type RequestContext,
  staff,
  toIri,
  wordsOf,
} from '@console/api-kit';
import { toIsoDate } from '@console/format';
import { factsOf, iriOfFound, type RecordFacts, referenceEntities } from './findByReference.ts';
import { countReferences, findReferences } from './findReferences.ts';
import { cursorOf, type FoundReference, positionOf } from './position.ts';
import { type SearchSteps, searchSteps } from './searchSteps.ts';

const ReferenceSearch = builder.objectRef<FoundReference>('ReferenceSearch').implement({
  description: 'A record that the global reference search found (O§3).',
  rule: staff,
  fields: (t) => ({
    // The result has an id of its own. With the record's id, a client that stores objects by id would confuse the
    // two.
    id: t.id({ resolve: ({ target }) => toIri('reference_searches', target) }),
    _id: t.id({ resolve: ({ target }) => target }),
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    customerName: t.string({
      nullable: true,
      description: 'The customer of the record.',
      resolve: async (found, _args, context) => (await factsAbout(context, found))?.customer,
    }),
    date: t.string({
      nullable: true,
      description: 'The day that the record is known by, `2026-11-16`: the first day of a class.',
      resolve: async (found, _args, context) => {
        const date = (await factsAbout(context, found))?.date;
        return date && toIsoDate(date);
      },
    }),
    status: t.string({
      nullable: true,
      description: 'The status of the record, in words: `Confirmed`.',
      resolve: async (found, _args, context) => (await factsAbout(context, found))?.status,
    }),
    target: t.id({
      description: 'The id of the record itself.',
      resolve: iriOfFound,
    }),
  }),
});

const batches = new Map<string, object>();

/** Reads the facts about all found records of a kind at once. */
function factsAbout(context: RequestContext, { entity, target }: FoundReference): Promise<RecordFacts | undefined> {
  const batch = batches.get(entity) ?? {};
  batches.set(entity, batch);
  return loadBatched(context, batch, target, (ulids) => factsOf(entity, context.database, ulids));
}

/** Gives the schema the entities that the domains declare. Call it once, after all domains are loaded. */
export function implementReferenceEntities(): void {
  const ReferenceEntity = enumType('ReferenceEntity', referenceEntities());
  builder.objectField(ReferenceSearch, 'entity', (t) =>
    t.expose('entity', {
      type: ReferenceEntity,
      description: 'The kind of record: `purchase_order`. Each domain declares its own.',
    }),
  );
}

const USUAL = 20;
const MOST = 50;

builder.queryField('referenceSearches', (t) =>
  t.field({
    description:
      'The records of all domains. First those with this reference, then those whose reference or title begins with the text, then those that contain all its words, then classes whose place has them; of these three the open and coming ones first. People, trainers, courses and change requests are found by their names too.',
    type: connectionOf({ name: 'ReferenceSearch', ref: ReferenceSearch }),
    rule: staff,
    args: {
      reference: t.arg.string({ required: true }),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: (_root, { reference, ...paging }, context) =>
      searched(context, searchSteps(wordsOf(reference, 'reference'), olderWordsOf(reference)), paging),
  }),
);

function searched(context: RequestContext, steps: SearchSteps, given: PagingArguments): Connection {
  const paging = pagingBy(given, { defaultSize: USUAL, largest: MOST, decode: positionOf });
  let page: ReturnType<Connection['page']> | undefined;
  const read = async () => pageOf(await findReferences(context, steps, { ...paging, limit: paging.size + 1 }), paging);
  return {
    page: () => (page ??= read()),
    count: () => countReferences(context, steps),
    cursorOf: (row) => cursorOf(row as FoundReference),
  };
}
