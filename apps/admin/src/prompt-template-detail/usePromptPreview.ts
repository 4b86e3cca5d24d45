import { useChangePreview } from '@console/core-web';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  usePromptPreviewQuery,
  usePromptPreviewQuery$variables,
} from './__generated__/usePromptPreviewQuery.graphql.ts';

/** The prompt and the sample values that somebody writes. */
export type WrittenPrompt = usePromptPreviewQuery$variables;

const query = graphql`
  query usePromptPreviewQuery($body: String, $samples: [PromptSampleInput!]) {
    promptTemplatePreview(body: $body, samples: $samples) {
      text
      variables
      problems {
        sentence
      }
    }
  }
`;

/**
 * Fills in what somebody writes, each time when they pause. While there is a problem, the last text and the last variables
 * stay.
 *
 * @param prompt null while it is empty.
 * @param known the variables of the saved prompt.
 */
export function usePromptPreview(
  prompt: WrittenPrompt | null,
  { version, variables: known }: { readonly version: number; readonly variables: readonly string[] },
  changed: boolean,
) {
  const { latest, failed, refetch } = useChangePreview<usePromptPreviewQuery>(query, prompt, version, changed);
  const answer = latest?.promptTemplatePreview;
  const [good, setGood] = useState<{ readonly text: string | null; readonly variables: readonly string[] }>({
    text: null,
    variables: known,
  });
  // React renders again at once, before anything is displayed.
  if (answer?.text != null && (answer.text !== good.text || answer.variables !== good.variables)) {
    setGood({ text: answer.text, variables: answer.variables });
  }
  return {
    ...good,
    problems: prompt === null ? [] : (answer?.problems.map(({ sentence }) => sentence) ?? []),
    failed,
    refetch,
  };
}
