import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, graphql } from 'graphql';

/** One GraphQL request of a screen. */
export interface SentRequest {
  operation: string;
  variables: Record<string, unknown>;
}

/**
 * The fields of `Query` and `Mutation` as plain values, functions of their arguments, or promises. A function that
 * throws makes a GraphQL error. Only the fields that the screen requests are needed, and they must match the schema.
 * The function `extensions` returns the extensions of the answer to an operation.
 */
export type RootData = Readonly<Record<string, unknown>>;

let schema: GraphQLSchema | undefined;

function consoleSchema(): GraphQLSchema {
  schema ??= buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));
  return schema;
}

/** Replaces `fetch`: answers GraphQL requests from plain data with the console's real schema. */
export function schemaNetwork(data: RootData): { fetch: typeof fetch; requests: SentRequest[] } {
  const requests: SentRequest[] = [];
  const answer: typeof fetch = async (_, init) => {
    const { query, variables, operationName } = JSON.parse(String(init?.body));
    requests.push({ operation: operationName, variables });
    const result = await graphql({
      schema: consoleSchema(),
      source: query,
      rootValue: data,
      variableValues: variables,
    });
    const extend = data.extensions;
    return Response.json(typeof extend === 'function' ? { ...result, extensions: extend(operationName) } : result);
  };
  return { fetch: answer, requests };
}
