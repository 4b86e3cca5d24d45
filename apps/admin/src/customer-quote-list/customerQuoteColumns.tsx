import { feedbackLinks, sentiments } from '@console/admin-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  customerQuoteColumns_quote$data,
  customerQuoteColumns_quote$key,
} from './__generated__/customerQuoteColumns_quote.graphql.ts';
import { QuoteActions } from './QuoteActions.tsx';

type Row = customerQuoteColumns_quote$data;

/** The fields of a quote that its row shows. */
export function useCustomerQuoteRow(key: customerQuoteColumns_quote$key): Row {
  return useFragment(
    graphql`
      fragment customerQuoteColumns_quote on CustomerQuote {
        text
        personName
        sentiment
        createdAt
        contact {
          id
        }
        trainingClass {
          id
          reference
        }
        feedback {
          id
        }
        ...QuoteActions_quote
      }
    `,
    key,
  );
}

const { badge, date, link, record } = columnsOf<Row>();

/** Every column of the list, in its standard order (C§2). */
export const customerQuoteColumns: readonly Column<Row>[] = keepOnPhone(
  ['text', 'actions'],
  [
    record('text', 'Text', ({ feedback }) => feedbackLinks.detail(feedback.id), { minWidth: 200, phoneWidth: 180 }),
    link(
      'contact',
      'Contact',
      ({ contact, personName }) => contact && { to: coreLinks.customerContact(contact.id), text: personName },
      {
        width: 150,
        sort: 'personName',
        minWidth: 120,
        dropRank: 4,
      },
    ),
    link(
      'class',
      'Class',
      ({ trainingClass: of }) => ({
        to: classLinks.detail(of.id),
        text: of.reference,
      }),
      {
        width: 104,
        minWidth: 96,
        whole: true,
        dropRank: 3,
      },
    ),
    badge('sentiment', 'Sentiment', sentiments, ({ sentiment }) => sentiment, {
      width: 132,
      minWidth: 128,
      dropRank: 6,
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 2 }),
    {
      id: 'actions',
      header: 'Actions',
      cell: (quote) => <QuoteActions quote={quote} />,
      width: 84,
      minWidth: 84,
      whole: true,
      always: true,
    },
  ],
);

/** On a phone nothing else shows the whole of a quote, so its text wraps. */
export const columnsOnPhone: readonly Column<Row>[] = customerQuoteColumns.map((column) =>
  column.id === 'text' ? { ...column, wrap: true } : column,
);
