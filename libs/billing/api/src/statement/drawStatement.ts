import { addressLines, formatDate, formatMoney } from '@console/format';
import {
  Letter,
  type LetterBlock,
  type LetterFact,
  type LetterSum,
  type Paper,
  type Pause,
  type Picture,
  sheet,
} from '@console/pdf';
import { lookOf, paymentFacts, sellerBlock } from '../printed-invoice/senderOf.ts';
import type { StatementModel } from './StatementModel.ts';

const figures = { width: 76, align: 'right' } as const;
const date = { width: 66 } as const;

/** What the customer owes at the end of a statement, in pence. */
export const closingBalanceOf = ({ openingBalance, activity }: StatementModel): number =>
  activity.reduce((balance, { amount }) => balance + amount, openingBalance);

/** Draws the statement of a customer's account as pages of a PDF file. */
export async function drawStatement(
  paper: Paper,
  statement: StatementModel,
  logo: Picture | null,
  pause: Pause,
): Promise<void> {
  const { customer, from, to, outstanding, ages } = statement;
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  const letter = new Letter(paper, {
    ...lookOf(statement),
    logo,
    title: `Statement ${customer.reference} ${period}`,
    watermark: null,
  });
  letter.head('Statement of account', period);
  letter.beside([customerBlock(statement), sellerBlock(statement.seller)], factsOf(statement));
  letter.heading('Activity');
  letter.table(
    [
      { title: 'Date', ...date },
      { title: 'Document' },
      { title: 'Amount', ...figures },
      { title: 'Balance', ...figures },
    ],
    activityRows(statement),
  );
  letter.space(8);
  letter.sums([balanceOf(statement)], { x: sheet.right - 224, width: 230 });
  letter.space(18);
  if (outstanding.length > 0) {
    letter.heading('Outstanding');
    letter.table(
      [
        { title: 'Document' },
        { title: 'Date', ...date },
        { title: 'Due date', ...date },
        { title: 'Age', width: 84 },
        { title: 'Amount', ...figures },
        { title: 'Left to pay', ...figures },
      ],
      outstanding.map(({ reference, documentDate, dueDate, gross, owed, age }) => [
        reference,
        formatDate(documentDate),
        formatDate(dueDate),
        age,
        formatMoney(gross),
        formatMoney(owed),
      ]),
    );
    letter.space(18);
    letter.heading('Outstanding by age');
    letter.table(
      ages.map(({ label }, index) => ({ title: label, align: 'right', ...(index > 0 && { width: 88 }) })),
      [ages.map(({ amount }) => formatMoney(amount))],
    );
    letter.space(18);
  }
  const pay = howToPay(statement);
  if (pay) letter.box('How to pay', pay);
  await letter.draw(pause);
}

function customerBlock({ customer: { name, address } }: StatementModel): LetterBlock {
  return { label: 'Account of', lines: [...new Set([name, ...addressLines(address ?? {})])] };
}

function factsOf(statement: StatementModel): LetterFact[] {
  return [
    { label: 'Account', value: statement.customer.reference },
    { label: 'From', value: formatDate(statement.from) },
    { label: 'To', value: formatDate(statement.to) },
  ];
}

/** What is left at the end, in words that say who owes it. */
function balanceOf(statement: StatementModel): LetterSum {
  const closing = closingBalanceOf(statement);
  const label = closing < 0 ? 'In your favour on' : 'Left to pay on';
  return { label: `${label} ${formatDate(statement.to)}`, value: formatMoney(Math.abs(closing)), strong: true };
}

function activityRows(statement: StatementModel): string[][] {
  const { from, openingBalance, activity } = statement;
  let balance = openingBalance;
  const rows = activity.map(({ day, what, document, amount }) => {
    balance += amount;
    return [formatDate(day), `${what} ${document}`, formatMoney(amount), formatMoney(balance)];
  });
  return [[formatDate(from), 'Opening balance', '', formatMoney(openingBalance)], ...rows];
}

function howToPay(statement: StatementModel): LetterFact[] | null {
  return closingBalanceOf(statement) > 0 ? paymentFacts(statement.seller, statement.customer.reference) : null;
}
