import { deleteCustomerQuoteInput, updateCustomerQuoteInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { CustomerQuote, Feedback } from '../nodes.ts';

mutationField('updateCustomerQuote', {
  description: 'Sets the sentiment of a quote. Its words stay as they were said.',
  rule: administrators,
  input: updateCustomerQuoteInput,
  changes: CustomerQuote,
  write: async (writing, { id, version, ...tone }) => {
    const quote = await writing.lock(CustomerQuote, { id, version });
    return writing.update(CustomerQuote, quote, tone);
  },
});

mutationField('deleteCustomerQuote', {
  description: 'Deletes a quote. The answer in which it stands stays.',
  rule: administrators,
  input: deleteCustomerQuoteInput,
  deletes: CustomerQuote,
  write: async (writing, input) => {
    const { above: given, row: quote } = await writing.lockBelow(
      CustomerQuote,
      input,
      ({ feedbackId }) => writing.lockRow(Feedback, feedbackId),
      'update',
    );
    writing.keepParts(Feedback, given, 'quotes', [quote.text], []);
    await writing.remove(CustomerQuote, quote);
    return quote;
  },
});
