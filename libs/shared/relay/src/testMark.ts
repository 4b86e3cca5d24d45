import type { ConcreteRequest, MutationParameters } from 'relay-runtime';

/** A mutation with the shape of marking attendance. */
export interface MarkMutation extends MutationParameters {
  variables: { input: { id: string; version: number; attendance: string } };
  response: { mark: { seat: { id: string; version: number; attendance: string } | null } | null };
}

const scalar = (name: string) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });
const linked = (name: string, concreteType: string, selections: unknown[], args: unknown = null) => ({
  alias: null,
  args,
  concreteType,
  kind: 'LinkedField',
  name,
  plural: false,
  selections,
  storageKey: null,
});
const variables = [{ defaultValue: null, kind: 'LocalArgument', name: 'input' }];
const seat = linked('seat', 'Seat', [scalar('id'), scalar('version'), scalar('attendance')]);
const operation = (kind: 'Mutation' | 'Query', name: string, selections: unknown[]) =>
  ({
    fragment: { argumentDefinitions: variables, kind: 'Fragment', metadata: null, name, selections, type: kind },
    kind: 'Request',
    operation: { argumentDefinitions: variables, kind: 'Operation', name, selections },
    params: { cacheID: name, id: null, metadata: {}, name, operationKind: kind.toLowerCase(), text: '…' },
  }) as unknown as ConcreteRequest;

/**
 * The compiler's artifact of `mutation MarkMutation($input: markInput!) { mark(input: $input) { seat { id version
 * attendance } } }`.
 */
export const markMutation = operation('Mutation', 'MarkMutation', [
  linked('mark', 'markPayload', [seat], [{ kind: 'Variable', name: 'input', variableName: 'input' }]),
]);
/** The query of a screen that displays the seat. */
export const seatQuery = operation('Query', 'SeatQuery', [seat]);
