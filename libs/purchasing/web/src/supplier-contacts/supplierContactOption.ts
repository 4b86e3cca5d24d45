import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { supplierContactOption_person$key } from './__generated__/supplierContactOption_person.graphql.ts';

/** Returns a person who works for a supplier as an option: name and email. */
export function supplierContactOption(key: supplierContactOption_person$key): Option {
  const { id, fullName, email } = readInlineData(
    graphql`
      fragment supplierContactOption_person on Person @inline {
        id
        fullName
        email
      }
    `,
    key,
  );
  return { value: id, label: fullName, detail: email ?? undefined };
}
