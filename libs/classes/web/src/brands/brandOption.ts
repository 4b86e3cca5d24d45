import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { brandOption_brand$key } from './__generated__/brandOption_brand.graphql.ts';

/** Returns a brand as an option: its name. */
export function brandOption(key: brandOption_brand$key): Option {
  const { id, name } = readInlineData(
    graphql`
      fragment brandOption_brand on Brand @inline {
        id
        name
      }
    `,
    key,
  );
  return { value: id, label: name };
}
