import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useAccountManagerOptionsQuery } from './__generated__/useAccountManagerOptionsQuery.graphql.ts';

/** The account managers to choose from, 100 of them by name (C§7). */
export function useAccountManagerOptions() {
  const { data, loading, load } = useQueryOnDemand<useAccountManagerOptionsQuery>(graphql`
    query useAccountManagerOptionsQuery {
      users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{ person_fullName: ASC }]) {
        edges {
          node {
            id
            avatarUrl
            person {
              fullName
            }
          }
        }
      }
    }
  `);
  const options = useMemo(
    () =>
      data?.users.edges.map(
        ({ node: { id, avatarUrl, person } }): Option => ({
          value: id,
          label: person.fullName,
          avatar: avatarUrl ?? true,
        }),
      ) ?? [],
    [data],
  );
  return { options, loading, open: () => load({}) };
}
