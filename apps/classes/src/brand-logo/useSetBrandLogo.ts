import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useSetBrandLogoMutation } from './__generated__/useSetBrandLogoMutation.graphql.ts';

/** Keeps an image as the logo of a brand, or removes it. */
export function useSetBrandLogo() {
  return useConsoleMutation<useSetBrandLogoMutation>(
    graphql`
      mutation useSetBrandLogoMutation($input: setBrandLogoInput!) {
        setBrandLogo(input: $input) {
          brand {
            ...BrandDetailPage_brand
            logo {
              width
              height
              dataUri
            }
          }
        }
      }
    `,
    {
      success: ({ setBrandLogo }) =>
        setBrandLogo?.brand?.logo ? savedNotice('Logo') : { text: 'The logo was removed.' },
    },
  );
}
