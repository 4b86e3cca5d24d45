import { coreLinks, hasSameEmail, isSameContact } from '@console/core-contracts';
import type { Option } from '@console/design-system/autocomplete';
import { Button } from '@console/design-system/button';
import { Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { isEmail, joinList } from '@console/format';
import { type FormWith, type InputSchema, partOf, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { contactFields } from '@console/rules';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type * as z from 'zod/mini';
import type { SimilarContactsQuery } from './__generated__/SimilarContactsQuery.graphql.ts';
import { contactOption } from './contactOption.ts';

/** The delay after the last key, in milliseconds. */
const DEBOUNCE = 500;
const MOST = 3;

/** The fields by which people are the same. */
type Identity = z.ZodMiniObject<Pick<(typeof contactFields)['shape'], 'givenName' | 'familyName' | 'email'>>;

export interface SimilarContactsProps<Schema extends InputSchema> {
  readonly form: FormWith<Identity, Schema>;
  /** The id of the contact's customer. */
  readonly customer: string;
  /** The id of the contact that is edited, or whose seat is. It is not similar to itself. Null for a delegate without one. */
  readonly contact?: string | null;
  /** Uses the contact that exists instead of a new one. Without it, the contact is linked. */
  readonly onChoose?: (contact: Option) => void;
}

/**
 * Offers the contact of the customer who has the typed name and email already, because a second one is refused. Names
 * the contacts with the same email and other names. Those may share a mailbox, so it only warns.
 */
export function SimilarContacts<Schema extends InputSchema>({
  form,
  customer,
  contact,
  onChoose,
}: SimilarContactsProps<Schema>) {
  const { givenName, familyName, email: typed } = useFormValues(partOf<Identity, Schema>(form));
  const email = contactFields.shape.email.safeParse(typed).data ?? '';
  const { data, answered, load } = useQueryOnDemand<SimilarContactsQuery>(
    graphql`
      query SimilarContactsQuery($customer: ID!, $email: String!) {
        customerContacts(first: 50, customer: $customer, email: $email) {
          edges {
            node {
              id
              fullName
              email
              ...contactOption_contact
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  const asks = isEmail(email) && (contact === undefined || form.changed);
  useEffect(() => {
    if (!asks) return;
    const waiting = setTimeout(() => load({ customer, email }), DEBOUNCE);
    return () => clearTimeout(waiting);
  }, [asks, customer, email, load]);

  const current = asks && answered?.email === email ? (data?.customerContacts.edges ?? []) : [];
  const person = { givenName: String(givenName ?? ''), familyName: String(familyName ?? ''), email };
  const others = current.map(({ node }) => node).filter((node) => node.id !== contact && hasSameEmail(node, person));
  const same = others.find((other) => isSameContact(other, person));
  return (
    <div role="status">
      {same && (
        <Row>
          <Text role="meta">{`${same.fullName} is a contact with this email already.`}</Text>
          {onChoose ? (
            <Button size="small" onClick={() => onChoose(contactOption(same))}>
              {`Choose ${same.fullName}`}
            </Button>
          ) : (
            <Link to={coreLinks.customerContact(same.id)} newTab>
              {`Open ${same.fullName}`}
            </Link>
          )}
        </Row>
      )}
      {!same && others.length > 0 && (
        <Text role="meta">{`${namesOf(others)} this email too. People may share a mailbox.`}</Text>
      )}
    </div>
  );
}

function namesOf(others: readonly { readonly fullName: string }[]): string {
  const names = others.slice(0, MOST).map(({ fullName }) => fullName);
  return `${joinList(names)} ${names.length === 1 ? 'has' : 'have'}`;
}
