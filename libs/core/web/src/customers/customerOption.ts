import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { customerOption_customer$key } from './__generated__/customerOption_customer.graphql.ts';

/** Returns a customer as an option: name and reference. */
export function customerOption(key: customerOption_customer$key): Option {
  const { id, name, reference } = readInlineData(
    graphql`
      fragment customerOption_customer on Customer @inline {
        id
        name
        reference
      }
    `,
    key,
  );
  return { value: id, label: name, detail: reference };
}
