import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { supplierOption_supplier$key } from './__generated__/supplierOption_supplier.graphql.ts';

/** Returns a supplier as an option: name and reference (O§2). */
export function supplierOption(key: supplierOption_supplier$key): Option {
  const { id, name, reference } = readInlineData(
    graphql`
      fragment supplierOption_supplier on Supplier @inline {
        id
        name
        reference
      }
    `,
    key,
  );
  return { value: id, label: name, detail: reference };
}
