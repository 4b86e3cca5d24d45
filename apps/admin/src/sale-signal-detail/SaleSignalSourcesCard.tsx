import { labelOf } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { SaleSignalSourcesCard_signal$key } from './__generated__/SaleSignalSourcesCard_signal.graphql.ts';

/** The answers in which a sale signal was found, each with its question (C§2): as it was asked in the feedback, or else its id. */
export function SaleSignalSourcesCard({ signal }: { readonly signal: SaleSignalSourcesCard_signal$key }) {
  const { sources, feedback } = useFragment(
    graphql`
      fragment SaleSignalSourcesCard_signal on SaleSignal {
        sources {
          text
          question_id
        }
        feedback {
          answer {
            questionaire {
              questionList {
                questionId
                headings
              }
            }
          }
        }
      }
    `,
    signal,
  );
  const asked = feedback?.answer.questionaire.questionList ?? [];
  const questionOf = (id: string | null | undefined) => {
    const question = asked.find(({ questionId }) => questionId === id);
    return question ? labelOf(question) : `Question ${id ?? '–'}`;
  };
  if (sources.length === 0) return <Card title="Sources">–</Card>;
  return (
    <Card title="Sources" count={sources.length}>
      <Stack>
        {sources.map(({ text, question_id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a signal have no other identity
          <Stack key={index} gap="none">
            <Text>{text}</Text>
            <Text role="meta">{questionOf(question_id)}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
