import type { ConcreteRequest, OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/** The compiler's types of `query TestPageQuery($id: ID!) @preloadable { booking(id: $id) { id reference } }`. */
export interface TestPageQuery extends OperationType {
  variables: { id: string };
  response: { booking: { id: string; reference: string } | null };
}

const params = { id: 'test-page-query', metadata: {}, name: 'TestPageQuery', operationKind: 'query' } as const;
const text = 'query TestPageQuery($id: ID!) { booking(id: $id) { id reference } }';
const variable = [{ defaultValue: null, kind: 'LocalArgument', name: 'id' }];
const scalar = (name: string) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });
const selections = [
  {
    alias: null,
    args: [{ kind: 'Variable', name: 'id', variableName: 'id' }],
    concreteType: 'Booking',
    kind: 'LinkedField',
    name: 'booking',
    plural: false,
    selections: [scalar('id'), scalar('reference')],
    storageKey: null,
  },
];

/** The compiler's full artifact of `TestPageQuery`. */
export const testArtifact = {
  fragment: {
    argumentDefinitions: variable,
    kind: 'Fragment',
    metadata: null,
    name: 'TestPageQuery',
    selections,
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: { argumentDefinitions: variable, kind: 'Operation', name: 'TestPageQuery', selections },
  params: { ...params, cacheID: 'test', text },
} as unknown as ConcreteRequest;

/** The compiler's artifact of `query TestHistoryQuery($id: ID!) { booking(id: $id) { id history(first: 25) { totalCount } } }`. */
export const testHistoryArtifact = {
  ...testArtifact,
  operation: {
    argumentDefinitions: variable,
    kind: 'Operation',
    name: 'TestHistoryQuery',
    selections: selections.map((booking) => ({
      ...booking,
      selections: [
        scalar('id'),
        {
          alias: null,
          args: [{ kind: 'Literal', name: 'first', value: 25 }],
          concreteType: 'HistoryEntryCursorConnection',
          kind: 'LinkedField',
          name: 'history',
          plural: false,
          selections: [scalar('totalCount')],
          storageKey: 'history(first:25)',
        },
      ],
    })),
  },
  params: {
    ...params,
    id: 'test-history-query',
    name: 'TestHistoryQuery',
    cacheID: 'history',
    text: 'query TestHistoryQuery($id: ID!) { booking(id: $id) { id history(first: 25) { totalCount } } }',
  },
} as unknown as ConcreteRequest;

/** The compiler's `$parameters` artifact of `TestPageQuery`. */
export const testParameters = {
  kind: 'PreloadableConcreteRequest',
  params: { ...params, text },
} as unknown as PreloadableConcreteRequest<TestPageQuery>;

const listSelections = [
  {
    alias: null,
    args: null,
    concreteType: 'BookingCursorConnection',
    kind: 'LinkedField',
    name: 'bookings',
    plural: false,
    selections: [
      {
        alias: null,
        args: null,
        concreteType: 'BookingEdge',
        kind: 'LinkedField',
        name: 'edges',
        plural: true,
        selections: [
          {
            alias: null,
            args: null,
            concreteType: 'Booking',
            kind: 'LinkedField',
            name: 'node',
            plural: false,
            selections: [scalar('id'), scalar('reference'), scalar('version')],
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    storageKey: null,
  },
];

/**
 * The compiler's artifact of `query TestListQuery @preloadable { bookings { edges { node { id reference version } } }
 * }`.
 */
export const testListArtifact = {
  fragment: {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'TestListQuery',
    selections: listSelections,
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: { argumentDefinitions: [], kind: 'Operation', name: 'TestListQuery', selections: listSelections },
  params: {
    ...params,
    id: 'test-list-query',
    name: 'TestListQuery',
    cacheID: 'test-list',
    text: 'query TestListQuery { bookings { edges { node { id reference version } } } }',
  },
} as unknown as ConcreteRequest;
