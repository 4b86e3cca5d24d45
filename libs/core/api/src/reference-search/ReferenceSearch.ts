import {
  builder,
  type Connection,
  connectionOf,
  enumType,
  olderWordsOf,
  type PagingArguments,
  pageOf,
  pagingBy,
  type RequestContext,
  staff,
  toIri,
  wordsOf,
} from '@console/api-kit';
import { iriOfFound, referenceEntities } from './findByReference.ts';
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
    target: t.id({
      description: 'The id of the record itself.',
      resolve: iriOfFound,
    }),
  }),
});

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
      'The records of all domains that have a reference. First those with this reference, then those whose reference or title begins with the text, then those that contain all its words.',
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
