import { coreLinks, type customerCompany } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { sortKey } from '@console/format';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { Fragment, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { SimilarCustomersQuery } from './__generated__/SimilarCustomersQuery.graphql.ts';

/** The delay after the last key, in milliseconds (C§7). */
const DEBOUNCE = 500;
/** Shorter names are part of too many others. */
const SHORTEST = 3;
const MOST = 3;

const sameName = (one: string, other: string) => sortKey(one) === sortKey(other);

export interface SimilarCustomersProps {
  readonly form: ConsoleForm<typeof customerCompany>;
  /** The id of the customer that is edited. It is not similar to itself. */
  readonly customer: string | undefined;
}

/**
 * Names the customers that have the typed name, or whose name contains it, so that nobody creates a second one by
 * mistake. Two customers may have one name, so it only warns.
 */
export function SimilarCustomers({ form, customer }: SimilarCustomersProps) {
  const typed = useFormValues(form).name;
  const name = typeof typed === 'string' ? typed.trim() : '';
  const { data, answered, load } = useQueryOnDemand<SimilarCustomersQuery>(
    graphql`
      query SimilarCustomersQuery($name: String!) {
        customers(first: 50, name: $name, order: [{ name: ASC }]) {
          edges {
            node {
              id
              name
              reference
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  // A name that the form opened with is no news.
  const asks = name.length >= SHORTEST && (customer === undefined || form.changed);
  useEffect(() => {
    if (!asks) return;
    const waiting = setTimeout(() => load({ name }), DEBOUNCE);
    return () => clearTimeout(waiting);
  }, [asks, name, load]);

  const found = data?.customers.edges.map(({ node }) => node).filter(({ id }) => id !== customer) ?? [];
  // Many names may contain the typed one and stand before it.
  const sameFirst = found.toSorted(
    (one, other) => Number(sameName(other.name, name)) - Number(sameName(one.name, name)),
  );
  const current = asks && answered?.name === name ? sameFirst.slice(0, MOST) : [];
  const same = current.some((each) => sameName(each.name, name));
  return (
    <div role="status">
      {current.length > 0 && (
        <Text role="meta">
          {same ? 'There is a customer with this name already: ' : 'There are customers with similar names: '}
          {current.map(({ id, name: other, reference }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Link to={coreLinks.customer(id)} newTab>{`${other} (${reference})`}</Link>
            </Fragment>
          ))}
        </Text>
      )}
    </div>
  );
}
