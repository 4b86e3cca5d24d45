import { badRequest, type RequestContext } from '@console/api-kit';
import type { Plugin } from 'graphql-yoga';
import type { KnownOperations } from './KnownOperations.ts';

/**
 * Parsing and validating take time in proportion to the text. The console's longest operation is a fifteenth of this.
 */
const LONGEST_TEXT = 50_000;

export interface OperationsById {
  known: KnownOperations;
  /** Whether to refuse operations that no kept release sends. */
  only: boolean;
}

/**
 * Answers operations by id, the sha256 of their text. The console sends the id where GraphQL servers expect it
 * (`extensions.persistedQuery.sha256Hash`). The text always comes from the kept release. A text that the request sends
 * with the id is ignored.
 */
export function operationsById({ known, only }: OperationsById): Plugin<RequestContext> {
  return {
    onParams({ params, setParams, context }) {
      if (typeof params !== 'object' || params === null || Array.isArray(params))
        throw badRequest('Send an operation as a JSON object.');
      const id = idOf(params.extensions);
      const query = id === undefined ? undefined : known.find(id);
      if (query !== undefined) setParams({ ...params, query });
      // The business's site is no release. What it may ask is limited to its own fields.
      else if ((only && !isFeedbackSite(context)) || (id !== undefined && !params.query)) throw unknownOperation();
      else if (typeof params.query === 'string' && params.query.length > LONGEST_TEXT) {
        throw badRequest(`An operation has at most ${LONGEST_TEXT} characters.`);
      }
    },
  };
}

const isFeedbackSite = (context: unknown): boolean =>
  (context as Partial<RequestContext> | undefined)?.viewer?.isFeedbackSite === true;

function idOf(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const id = persistedQuery?.sha256Hash;
  return typeof id === 'string' ? id : undefined;
}

function unknownOperation() {
  return badRequest('This version of the console is too old for the server, or unknown to it. Please reload the page.');
}
