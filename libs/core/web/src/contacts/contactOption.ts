import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { contactOption_contact$key } from './__generated__/contactOption_contact.graphql.ts';

/** Returns a customer's contact as an option: name and email, and why no mail reaches it. */
export function contactOption(key: contactOption_contact$key): Option {
  const { id, fullName, email, undeliverable } = readInlineData(
    graphql`
      fragment contactOption_contact on CustomerContact @inline {
        id
        fullName
        email
        undeliverable {
          reason
        }
      }
    `,
    key,
  );
  const why = undeliverable ? ` takes no mail: ${undeliverable.reason}` : '';
  return { value: id, label: fullName, detail: email == null ? undefined : email + why };
}
