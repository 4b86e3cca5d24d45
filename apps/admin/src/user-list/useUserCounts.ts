import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUserCountsQuery } from './__generated__/useUserCountsQuery.graphql.ts';

export interface UserCounts {
  /** The users that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All users there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's users, after its rows have arrived. */
export function useUserCounts(): UserCounts {
  const { data } = useDeferredQuery<useUserCountsQuery>(
    graphql`
      query useUserCountsQuery($name: String, $roles: [Role!], $isActive: Boolean, $filtered: Boolean!) @preloadable {
        matching: users(name: $name, roles_list: $roles, isActive: $isActive) @include(if: $filtered) {
          totalCount
        }
        all: users {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}
