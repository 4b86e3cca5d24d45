import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { address, labelsOf, requiredIn, text } from './index.ts';

test('the labels of an input have the names of its fields', () => {
  const fields = z.object({
    vatNumber: text('VAT number', { required: requiredIn.operations }),
    purchasesAddress: address('Purchases address'),
  });
  expect(labelsOf(fields)).toEqual({ vatNumber: 'VAT number', purchasesAddress: 'Purchases address' });
});

test('a field without a rule has no label', () => {
  expect(() => labelsOf(z.object({ vatNumber: z.string() }))).toThrow('The field vatNumber has no rule');
});
