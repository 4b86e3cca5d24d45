import type { quoteAnswerInput } from '@console/admin-contracts';
import { Checkbox, Field } from '@console/design-system/field';
import { Stack } from '@console/design-system/layout';
import { type ConsoleForm, useFormField } from '@console/forms';
import { useState } from 'react';
import { marking, type Passage, type Sentence, wordsOf } from './sentences.ts';

export interface SentencesFieldProps {
  readonly form: ConsoleForm<typeof quoteAnswerInput>;
  /** The texts of the answer. */
  readonly texts: readonly string[];
  readonly sentences: readonly Sentence[];
  /** The passage that is marked at first. */
  readonly marked: Passage | null;
}

/** Marks the sentences of an answer that a quote has. */
export function SentencesField({ form, texts, sentences, marked }: SentencesFieldProps) {
  const { set, fieldProps } = useFormField({ form, name: 'text' });
  const [passage, setPassage] = useState(marked);
  const mark = (place: number, isMarked: boolean) => {
    const next = marking(sentences, passage, place, isMarked);
    setPassage(next);
    set(wordsOf(texts, sentences, next));
  };
  return (
    <Field {...fieldProps} label="Sentences" group>
      <Stack gap="xs">
        {sentences.map(({ words, text, start }, place) => (
          <Checkbox
            key={`${text}-${start}`}
            checked={passage !== null && passage.first <= place && place <= passage.last}
            onChange={(isMarked) => mark(place, isMarked)}
          >
            {words}
          </Checkbox>
        ))}
      </Stack>
    </Field>
  );
}
