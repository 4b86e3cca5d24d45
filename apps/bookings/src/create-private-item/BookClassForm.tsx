import { bookingLinks, bookPrivateClassInput, whyNotBookClass } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { emptyValues, Form, useConsoleForm, useLeaving } from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PrivatePriceFields } from '../private-item/PrivatePriceFields.tsx';
import { TermsFields } from '../private-item/TermsFields.tsx';
import type { BookClassForm_booking$key } from './__generated__/BookClassForm_booking.graphql.ts';
import type { BookClassForm_class$data, BookClassForm_class$key } from './__generated__/BookClassForm_class.graphql.ts';
import { ClassToBookFacts } from './ClassToBookFacts.tsx';
import { useBookClass } from './useBookClass.ts';

export interface BookClassFormProps {
  readonly booking: BookClassForm_booking$key;
  readonly class: BookClassForm_class$key;
}

/** The form that books an existing private class of the customer: what is agreed with its trainer, and the price. */
export function BookClassForm({ booking: bookingKey, class: classKey }: BookClassFormProps) {
  const booking = useFragment(
    graphql`
      fragment BookClassForm_booking on Booking {
        id
        poNumber
        customer {
          id
        }
      }
    `,
    bookingKey,
  );
  const trainingClass = useClassToBook(classKey);
  const { reference, title, trainer, courseVersion, sessions, purchaseOrderReference } = trainingClass;
  const { commit, error } = useBookClass();
  const days = sessions.totalCount;
  const [saved] = useState(() =>
    emptyValues(bookPrivateClassInput, {
      booking: booking.id,
      class: trainingClass.id,
      quantity: days || 1,
      taxable: true,
      poNumber: purchaseOrderReference ?? booking.poNumber ?? '',
    }),
  );
  const form = useConsoleForm({
    name: `book-class ${trainingClass.id}`,
    input: bookPrivateClassInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: () => leave(bookingLinks.detail(booking.id)),
  });
  const leave = useLeaving(form.changed);
  const makeOne = bookingLinks.createPrivateItem(booking.id);
  const refusal = whyNotBookClass(factsOf(trainingClass, booking.customer.id));
  const facts = <ClassToBookFacts class={trainingClass} />;
  return (
    <Card title={`${title} · ${reference}`} actions={<Link to={makeOne}>Make a new class instead</Link>}>
      {refusal === null ? (
        <Form form={form} submit="Add item" failed="The item was not added." onCancel={() => leave(makeOne)}>
          <MainAndAside asideStays asideWidth={344} aside={<PrivatePriceFields form={form} sessions={days} />}>
            <Stack>
              {facts}
              <TermsFields form={form} trainer={trainer?.id} course={courseVersion.course.id} />
            </Stack>
          </MainAndAside>
        </Form>
      ) : (
        <Stack>
          <ErrorAlert tone="info" messages={[refusal]} />
          {facts}
          <Link to={classLinks.detail(trainingClass.id)} newTab>
            {reference}
          </Link>
        </Stack>
      )}
    </Card>
  );
}

function factsOf({ customer, bookingItems, ...trainingClass }: BookClassForm_class$data, bookingsCustomer: string) {
  const live = bookingItems.edges.find(({ node }) => node.status !== 'canceled');
  return {
    ...trainingClass,
    ofCustomer: customer?.id === bookingsCustomer,
    heldBy: live?.node.booking.reference ?? null,
  };
}

function useClassToBook(key: BookClassForm_class$key) {
  return useFragment(
    graphql`
      fragment BookClassForm_class on TrainingClass {
        id
        reference
        title
        status
        public
        endsAt
        purchaseOrderReference
        customer {
          id
        }
        trainer {
          id
        }
        courseVersion {
          course {
            id
          }
        }
        bookingItems(first: 20) {
          edges {
            node {
              status
              booking {
                reference
              }
            }
          }
        }
        sessions(first: 50) {
          totalCount
        }
        ...ClassToBookFacts_class
      }
    `,
    key,
  );
}
