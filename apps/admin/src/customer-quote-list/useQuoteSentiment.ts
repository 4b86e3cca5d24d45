import type { Sentiment } from '@console/admin-contracts';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { graphql } from 'react-relay';
import type { useQuoteSentimentMutation } from './__generated__/useQuoteSentimentMutation.graphql.ts';

interface Quote {
  readonly id: string;
  readonly version: number;
}

/** Returns a function that sets the sentiment of a quote. It shows at once and is saved in the background. */
export function useQuoteSentiment(): (quote: Quote, sentiment: Sentiment) => void {
  const { send } = useQueuedMutation<useQuoteSentimentMutation>(graphql`
    mutation useQuoteSentimentMutation($input: updateCustomerQuoteInput!) {
      updateCustomerQuote(input: $input) {
        customerQuote {
          id
          version
          sentiment
        }
      }
    }
  `);
  return ({ id, version }, sentiment) =>
    send(id, {
      variables: (saved) => ({
        input: { id, version: saved?.updateCustomerQuote?.customerQuote?.version ?? version, sentiment },
      }),
      optimistic: (store) => void store.get(id)?.setValue(sentiment, 'sentiment'),
      onSaved: () => notify.success('The quote is saved.'),
      onRefused: ({ messages }) => notify.error('The sentiment was not saved.', { details: messages }),
    });
}
