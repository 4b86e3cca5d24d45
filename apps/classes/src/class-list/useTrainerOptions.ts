import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useTrainerOptionsQuery } from './__generated__/useTrainerOptionsQuery.graphql.ts';

/** The trainers to choose from: avatar, full name and email, up to 500 of those whose name holds the text (O§2, O§7). */
export function useTrainerOptions() {
  const { data, loading, load } = useQueryOnDemand<useTrainerOptionsQuery>(graphql`
    query useTrainerOptionsQuery($name: String) {
      trainers(first: 500, name: $name, order: [{ contact_fullName: ASC }]) {
        edges {
          node {
            id
            contact {
              fullName
              email
              user {
                avatarUrl
              }
            }
          }
        }
      }
    }
  `);
  const options = useMemo(
    () =>
      data?.trainers.edges.map(
        ({ node: { id, contact } }): Option => ({
          value: id,
          label: contact.fullName,
          detail: contact.email ?? undefined,
          avatar: contact.user?.avatarUrl ?? true,
        }),
      ) ?? [],
    [data],
  );
  return { options, loading, search: (name: string) => load({ name: name || null }) };
}
