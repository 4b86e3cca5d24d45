import { bookingLinks, bookingStatuses, whyNotAddItem } from '@console/bookings-contracts';
import { BrandFilter } from '@console/classes-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { useLeaving } from '@console/forms';
import { ListFilterBar, useListFilters, useListState } from '@console/lists';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { useSearchParams } from '@console/platform/router';
import { usePageQuery } from '@console/relay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CreatePublicItemPage_booking$key } from './__generated__/CreatePublicItemPage_booking.graphql.ts';
import type { CreatePublicItemPageQuery } from './__generated__/CreatePublicItemPageQuery.graphql.ts';
import { ClassChoiceContext } from './ClassChoiceContext.ts';
import { ClassChoiceTable, type ClassChoiceTableProps } from './ClassChoiceTable.tsx';
import { PublicItemForm } from './PublicItemForm.tsx';
import { publicItemList } from './publicItemList.ts';
import { usePublicItemForm } from './usePublicItemForm.ts';

/** The page that adds seats on a public class to a booking (O§2). */
export default function CreatePublicItemPage() {
  const query = usePageQuery<CreatePublicItemPageQuery>(graphql`
    query CreatePublicItemPageQuery(
      $id: ID!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $from: String!
      $until: String!
      $public: Boolean
      $brand: ID
      $search: String
      $order: [TrainingClassFilter_order!]
      $hasBrand: Boolean!
      $chosenBrand: ID!
    ) @preloadable {
      booking(id: $id) {
        ...CreatePublicItemPage_booking
      }
      brand(id: $chosenBrand) @include(if: $hasBrand) {
        name
      }
      ...ClassChoiceTable_query
    }
  `);
  const { booking, brand } = query;
  if (!booking) return <RecordNotFound what="booking" />;
  return <CreatePublicItem booking={booking} query={query} brand={brand?.name} />;
}

interface CreatePublicItemProps {
  readonly booking: CreatePublicItemPage_booking$key;
  readonly query: ClassChoiceTableProps['query'];
  /** The name of the brand that filters the classes. */
  readonly brand: string | undefined;
}

function CreatePublicItem({ booking: key, query, brand }: CreatePublicItemProps) {
  const booking = useFragment(
    graphql`
      fragment CreatePublicItemPage_booking on Booking {
        id
        reference
        title
        status
        poNumber
        customer {
          name
        }
      }
    `,
    key,
  );
  const { id, reference, title, status, poNumber, customer } = booking;
  usePageTitle(`Add public course to ${reference}`, 'Add public course', reference);
  const list = useListState(publicItemList);
  const filters = useListFilters(publicItemList, list, { brand: { Picker: BrandFilter, nameOf: () => brand } });
  const back = bookingLinks.detail(id);
  // Filtering the list takes the class out of the URL, but not out of the form.
  const [parameters] = useSearchParams();
  const [named] = useState(() => parameters.get('class'));
  const {
    form,
    id: chosenId,
    chosen,
  } = usePublicItemForm({ booking: id, poNumber, class: named, onSaved: () => leave(back) });
  const leave = useLeaving(form.changed);
  const aside = useRef<HTMLDivElement>(null);
  const { setValue } = form.state;
  const choose = useCallback(
    (next: string) => {
      setValue('class', next, { shouldDirty: true, shouldValidate: true });
      const seats = aside.current?.querySelector('input');
      seats?.focus();
      seats?.select();
    },
    [setValue],
  );
  // The facts of the class come later, and would push the focused field out of the window of a phone.
  const knownId = chosen.known?.id;
  useEffect(() => {
    const seats = aside.current?.querySelector('input');
    if (knownId && seats && seats === document.activeElement) seats.scrollIntoView({ block: 'nearest' });
  }, [knownId]);
  const choice = useMemo(() => ({ chosen: chosenId, choose }), [chosenId, choose]);
  const refusal = whyNotAddItem({ status });
  return (
    <PageFrame
      variant="card"
      title="Add public course"
      meta={
        <MetaLine>
          <Link to={back}>
            {reference} {title}
          </Link>
          <span>{customer.name}</span>
          <StatusBadge of={bookingStatuses} status={status} />
        </MetaLine>
      }
      filters={<ListFilterBar list={filters} />}
    >
      <ClassChoiceContext value={choice}>
        <ClassChoiceTable
          query={query}
          list={list}
          form={
            <div ref={aside}>
              {refusal ? (
                <ErrorAlert title="This booking takes no items" messages={[refusal]} />
              ) : (
                <PublicItemForm form={form} id={chosenId} chosen={chosen} onCancel={() => leave(back)} />
              )}
            </div>
          }
        />
      </ClassChoiceContext>
    </PageFrame>
  );
}
