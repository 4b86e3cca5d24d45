import { type GraphQLSchema, Kind, parse, validate } from 'graphql';
import type { KeptOperation } from './keptOperations.ts';

/** An operation that a schema cannot answer. */
export interface UnansweredOperation {
  release: string;
  /** The name of the operation, such as `BookingListPageQuery`. */
  name: string;
  /** The first error of GraphQL's validation. */
  reason: string;
}

/**
 * Returns the operations that a schema no longer answers. A text is validated once, even when several releases send it.
 */
export function unansweredOperations(
  schema: GraphQLSchema,
  operations: readonly KeptOperation[],
): UnansweredOperation[] {
  const texts = new Set(operations.map(({ text }) => text));
  const verdicts = new Map([...texts].map((text) => [text, judge(schema, text)]));
  return operations.flatMap(({ text, release }) => {
    const verdict = verdicts.get(text);
    return verdict ? [{ release, ...verdict }] : [];
  });
}

function judge(schema: GraphQLSchema, text: string): Omit<UnansweredOperation, 'release'> | null {
  try {
    const document = parse(text);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const name = (operation && 'name' in operation && operation.name?.value) || 'An operation without a name';
    const problem = validate(schema, document)[0];
    return problem ? { name, reason: problem.message } : null;
  } catch (error) {
    return { name: 'An operation', reason: error instanceof Error ? error.message : String(error) };
  }
}
