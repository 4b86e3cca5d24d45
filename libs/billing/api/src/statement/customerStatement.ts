import { defineDownload, invalidInput, requireUlid, staff } from '@console/api-kit';
import { statementInput, usualStatement, whyNotYet } from '@console/billing-contracts';
import { Customer, defineMailAttachment } from '@console/core-api';
import { toIsoDate } from '@console/format';
import { pdfOf } from '@console/pdf';
import { READER_OF_MAILS } from '../printed-invoice/readerOfMails.ts';
import { drawStatement } from './drawStatement.ts';
import { readStatement } from './readStatement.ts';
import type { StatementModel } from './StatementModel.ts';

/** The statement of a customer's account, to send to the customer. */
defineDownload('customerStatement', {
  description: 'The statement of a customer’s account as a PDF file: what was owed, what happened, and what is open.',
  rule: staff,
  input: statementInput,
  what: 'customer',
  find: (database, { customer, ...days }, { now }) => {
    const whyNot = whyNotYet('To', days.to, now);
    if (whyNot !== null) throw invalidInput({ path: 'to', message: whyNot });
    return readStatement(database, { customer: requireUlid(Customer.prefix, customer, 'customer'), ...days });
  },
  file: (_database, statement, reader) => fileOf(statement, reader),
});

defineMailAttachment('customer', 'statement', {
  label: 'Statement of account (PDF)',
  file: async (queries, customer, now) => {
    const { start: from, end: to } = usualStatement(toIsoDate(now));
    const statement = await readStatement(queries, { customer, from, to });
    return statement && fileOf(statement, READER_OF_MAILS);
  },
});

function fileOf(statement: StatementModel, reader: Parameters<typeof pdfOf>[1]) {
  const { customer, seller, from, to } = statement;
  const facts = {
    title: `${customer.reference} ${customer.name}: statement`,
    author: seller.legalName ?? '',
    // The same statement is the same file.
    changedAt: new Date(`${to}T00:00:00Z`),
  };
  return {
    name: `${customer.reference} statement ${from} to ${to}.pdf`,
    type: 'application/pdf',
    content: pdfOf(facts, reader, (paper, pause) => drawStatement(paper, statement, null, pause)),
  } as const;
}
