import { sentiments } from '@console/admin-contracts';
import { ChoiceMenu } from '@console/design-system/menu';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackSentiment_feedback$key } from './__generated__/FeedbackSentiment_feedback.graphql.ts';
import type { FeedbackSentimentMutation } from './__generated__/FeedbackSentimentMutation.graphql.ts';

/** Shows the sentiment of a feedback and sets it (C§3). It shows at once and is saved in the background. */
export function FeedbackSentiment({ feedback: key }: { readonly feedback: FeedbackSentiment_feedback$key }) {
  const { id, version, personName, sentiment } = useFragment(
    graphql`
      fragment FeedbackSentiment_feedback on Feedback {
        id
        version
        personName
        sentiment
      }
    `,
    key,
  );
  const { send } = useQueuedMutation<FeedbackSentimentMutation>(graphql`
    mutation FeedbackSentimentMutation($input: updateFeedbackInput!) {
      updateFeedback(input: $input) {
        feedback {
          id
          version
          sentiment
          ...RecordAudit_record
        }
      }
    }
  `);
  return (
    <ChoiceMenu
      small
      label={`Sentiment of ${personName}`}
      value={sentiments.of(sentiment) ?? 'undetermined'}
      options={sentiments.options}
      onChoose={(chosen) =>
        send(id, {
          variables: (saved) => ({
            input: { id, version: saved?.updateFeedback?.feedback?.version ?? version, sentiment: chosen },
          }),
          optimistic: (store) => void store.get(id)?.setValue(chosen, 'sentiment'),
          onSaved: () => notify.success('Feedback successfully saved'),
          onRefused: ({ messages }) => notify.error('The sentiment was not saved.', { details: messages }),
        })
      }
    />
  );
}
