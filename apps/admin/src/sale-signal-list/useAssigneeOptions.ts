import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useAssigneeOptionsQuery } from './__generated__/useAssigneeOptionsQuery.graphql.ts';

/** The account managers to choose from, found by name: the first 100 of them (C§7). */
export function useAssigneeOptions() {
  const { data, loading, load } = useQueryOnDemand<useAssigneeOptionsQuery>(graphql`
    query useAssigneeOptionsQuery($name: String) {
      users(first: 100, name: $name, roles: ROLE_ACCOUNT_MANAGER, order: [{ person_fullName: ASC }]) {
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
  return { options, loading, search: (name: string) => load({ name: name || null }) };
}
