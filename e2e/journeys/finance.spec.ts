import { mouse } from '../src/Actor.ts';
import { financeDay } from '../src/finance/financeDay.ts';
import { test } from '../src/finance/test.ts';

test('BIL-03 BIL-05 BIL-07 BIL-08 PUR-01 PUR-05 a finance day, from two drafts to a customer who owes nothing, and from a new supplier to its billed order, by mouse', async ({
  beginFinanceDay,
}) => {
  await financeDay(
    await beginFinanceDay(mouse, { withAxe: true, company: 'Ferrier Leatherworks', supplier: 'Skelton Rooms Ltd' }),
  );
});
