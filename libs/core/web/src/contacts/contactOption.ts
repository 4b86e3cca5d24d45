import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { contactOption_contact$key } from './__generated__/contactOption_contact.graphql.ts';

/** Returns a customer's contact as an option: name and email. */
export function contactOption(key: contactOption_contact$key): Option {
  const { id, fullName, email } = readInlineData(
    graphql`
      fragment contactOption_contact on CustomerContact @inline {
        id
        fullName
        email
      }
    `,
    key,
  );
  return { value: id, label: fullName, detail: email ?? undefined };
}
