import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useBrandLogoQuery } from './__generated__/useBrandLogoQuery.graphql.ts';

/** Loads the logo of the brand after the page, because it may be as large as all the rest together. */
export function useBrandLogo() {
  return useDeferredQuery<useBrandLogoQuery>(
    graphql`
      query useBrandLogoQuery($id: ID!) @preloadable {
        brand(id: $id) {
          id
          logo {
            width
            height
            dataUri
          }
        }
      }
    `,
    'logo',
  );
}
