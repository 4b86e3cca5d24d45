import { useQueryOnDemand } from '@console/relay';
import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { useReferenceSearchQuery } from './__generated__/useReferenceSearchQuery.graphql.ts';

export type FoundReference = useReferenceSearchQuery['response']['referenceSearches']['edges'][number]['node'];

/** How long the user must stop typing before the search is sent (NAV-16). */
const REST_MS = 500;

export interface ReferenceSearch {
  readonly found: readonly FoundReference[];
  /** The text that `found` was searched for. */
  readonly answered: string | undefined;
  /** Whether the server has more results. */
  readonly more: boolean;
  readonly failed: boolean;
  /** Sends the search at once. */
  readonly askNow: () => void;
}

/** Searches records by a text, once the user stops typing. An empty text sends no search. */
export function useReferenceSearch(text: string): ReferenceSearch {
  const { data, answered, failed, load } = useQueryOnDemand<useReferenceSearchQuery>(
    graphql`
      query useReferenceSearchQuery($reference: String!) {
        referenceSearches(reference: $reference, first: 20) {
          edges {
            node {
              id
              entity
              reference
              title
              customerName
              date
              status
              target
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    { fresh: true },
  );
  const asked = useRef<string>(undefined);
  const ask = () => {
    if (asked.current === text && !failed) return;
    asked.current = text;
    load({ reference: text });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => latest.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    found: data?.referenceSearches.edges.map(({ node }) => node) ?? [],
    answered: answered?.reference,
    more: data?.referenceSearches.pageInfo.hasNextPage ?? false,
    failed: failed && asked.current === text,
    askNow: ask,
  };
}
