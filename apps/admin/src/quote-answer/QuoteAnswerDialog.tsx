import { quoteAnswerInput, sentiments } from '@console/admin-contracts';
import { Stack, Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, SelectField, useConsoleForm, useFormValues } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { QuoteAnswerDialogMutation } from './__generated__/QuoteAnswerDialogMutation.graphql.ts';
import { SentencesField } from './SentencesField.tsx';
import { passageOf, sentencesOf, wordsOf } from './sentences.ts';

export interface QuoteAnswerDialogProps {
  /** The feedback's id. */
  readonly feedback: string;
  /** The sentiment of the feedback, which the quote begins with. */
  readonly sentiment: string;
  readonly who: string;
  readonly questionId: string;
  /** The texts of the answer. */
  readonly texts: readonly string[];
  /** The text that is selected on the page. */
  readonly selected: string;
  readonly onClose: () => void;
}

/** Makes a quote of sentences of an answer (C§2). */
export function QuoteAnswerDialog(props: QuoteAnswerDialogProps) {
  const { feedback, sentiment, who, questionId, texts, selected, onClose } = props;
  const { commit, error } = useConsoleMutation<QuoteAnswerDialogMutation>(
    graphql`
      mutation QuoteAnswerDialogMutation($input: quoteAnswerInput!) {
        quoteAnswer(input: $input) {
          customerQuote {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'The quote is saved.' }) },
  );
  const [{ sentences, marked, saved }] = useState(() => {
    const found = sentencesOf(texts);
    const passage = found.length === 1 ? { first: 0, last: 0 } : passageOf(texts, found, selected);
    const text = wordsOf(texts, found, passage);
    const values = { feedback, questionId, text, sentiment: sentiments.of(sentiment) ?? null };
    return { sentences: found, marked: passage, saved: emptyValues(quoteAnswerInput, values) };
  });
  const form = useConsoleForm({
    ...{ name: `quote-${questionId}`, input: quoteAnswerInput, saved, error, keepDraft: false },
    save: (input) => commit({ input }),
    onSaved: onClose,
  });
  const { text } = useFormValues(form);
  return (
    <FormDialog
      form={form}
      title="Quote sentences"
      subtitle={who}
      submit="Save quote"
      failed="The quote was not saved."
      onClose={onClose}
      tall
    >
      <SentencesField form={form} texts={texts} sentences={sentences} marked={marked} />
      <SelectField form={form} name="sentiment" options={sentiments.options} />
      {text && (
        <Stack gap="xs">
          <Text role="meta">The quote</Text>
          <Text>“{text}”</Text>
        </Stack>
      )}
    </FormDialog>
  );
}
