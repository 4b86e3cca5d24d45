import { type CsvColumn, defineRecordsFile, type RowOf } from '@console/api-kit';
import { invoiceStatuses, invoicesChosen, invoiceTypes } from '@console/billing-contracts';
import { toIsoDate } from '@console/format';
import { inArray } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';

type Row = RowOf<typeof invoice>;

/** Amounts are numbers in pounds, so that a spreadsheet adds them up. */
const pounds = (pence: number): number => pence / 100;

const columns: readonly CsvColumn<Row>[] = [
  { title: 'Reference', value: ({ ref }) => ref },
  { title: 'Document number', value: ({ documentNumber }) => documentNumber },
  { title: 'Type', value: ({ type }) => invoiceTypes.labelOf(type) },
  { title: 'Status', value: ({ status }) => invoiceStatuses.labelOf(status) },
  { title: 'Customer', value: ({ customerName }) => customerName },
  { title: 'Document date', value: ({ documentDate }) => toIsoDate(documentDate) },
  { title: 'Due date', value: ({ dueDate }) => toIsoDate(dueDate) },
  { title: 'Net', value: ({ net }) => pounds(net) },
  { title: 'Tax', value: ({ tax }) => pounds(tax) },
  { title: 'Gross', value: ({ gross }) => pounds(gross) },
  { title: 'Balance due', value: ({ owed }) => pounds(owed) },
  { title: 'PO number', value: ({ poNumber }) => poNumber },
];

defineRecordsFile('invoiceList', {
  description: 'The selected invoices as a CSV file, in the order of the selection.',
  of: Invoice,
  input: invoicesChosen,
  title: 'Invoices',
  columns,
  read: (queries, ulids) =>
    queries
      .select()
      .from(invoice)
      .where(inArray(invoice.id, [...ulids])),
});
