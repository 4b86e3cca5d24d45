import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateBrandMutation } from './__generated__/useUpdateBrandMutation.graphql.ts';

/** Changes a brand. Every screen that shows the brand updates itself. */
export function useUpdateBrand() {
  return useConsoleMutation<useUpdateBrandMutation>(
    graphql`
      mutation useUpdateBrandMutation($input: updateBrandInput!) {
        updateBrand(input: $input) {
          brand {
            ...BrandDetailPage_brand
          }
        }
      }
    `,
    { success: () => savedNotice('Brand'), complete: true },
  );
}
