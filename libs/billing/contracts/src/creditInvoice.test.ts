import { expect, test } from 'vitest';
import { type CreditableLine, leftOfLine, partOfLine, splitCredit, whyNotSplit } from './creditInvoice.ts';

/** A reproducible sequence of whole numbers below a limit. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('the parts of a line come to the line, whatever they are: 4,000 lines in random parts', () => {
  const next = numbers(26);
  for (let round = 0; round < 4_000; round++) {
    const [taxable, rate] = [next(10) > 0, [null, 0, 5, 12.5, 17.5, 20, 99.99][next(7)] ?? null];
    const net = 1 + next(next(2) === 0 ? 30 : 2_000_000);
    const hundredths = BigInt(taxable ? Math.round((rate ?? 20) * 100) : 0);
    const tax = Number((BigInt(net) * hundredths * 2n + 10_000n) / 20_000n);
    let line: CreditableLine = {
      ...{ id: 'line', net, tax, taxable, taxRatePercent: rate },
      credited: { net: 0, tax: 0 },
    };
    for (let parts = 0; leftOfLine(line) > 0; parts++) {
      const left = leftOfLine(line);
      const gross = parts > 6 ? left : 1 + next(left);
      const part = partOfLine(line, gross);
      expect(part.net + part.tax).toBe(gross);
      expect(Math.min(part.net, part.tax)).toBeGreaterThanOrEqual(0);
      line = { ...line, credited: { net: line.credited.net + part.net, tax: line.credited.tax + part.tax } };
      expect(line.credited.net).toBeLessThanOrEqual(net);
      expect(line.credited.tax).toBeLessThanOrEqual(tax);
    }
    expect(line.credited).toEqual({ net, tax });
  }
});

test('the VAT of a part is that of its gross amount, half up', () => {
  const line = { id: 'a', net: 50_000, tax: 10_000, taxable: true, taxRatePercent: null, credited: { net: 0, tax: 0 } };
  expect([partOfLine(line, 600), partOfLine(line, 3), partOfLine(line, 2)]).toEqual([
    { net: 500, tax: 100 },
    { net: 2, tax: 1 },
    { net: 2, tax: 0 },
  ]);
});

test('what is credited beyond what is owed is split exactly into three', () => {
  expect(splitCredit(60_000, 20_000, { refund: 10_000, outside: 5_000 })).toEqual({
    ...{ paysInvoice: 20_000, excess: 40_000, refund: 10_000, outside: 5_000, onAccount: 25_000 },
  });
  expect(whyNotSplit(splitCredit(100, 0, { refund: 60, outside: 60 }))).toBe(
    'Only £1.00 of it was paid before, so £0.20 less can be paid back or settled outside.',
  );
  expect(splitCredit(100, -50, {})).toMatchObject({ paysInvoice: 0, excess: 100, onAccount: 100 });
});
