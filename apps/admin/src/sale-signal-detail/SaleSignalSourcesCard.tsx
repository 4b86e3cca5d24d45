import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { SaleSignalSourcesCard_signal$key } from './__generated__/SaleSignalSourcesCard_signal.graphql.ts';

/** The answers in which a sale signal was found, each with its question (C§2). */
export function SaleSignalSourcesCard({ signal }: { readonly signal: SaleSignalSourcesCard_signal$key }) {
  const { sources } = useFragment(
    graphql`
      fragment SaleSignalSourcesCard_signal on SaleSignal {
        sources {
          text
          question_id
        }
      }
    `,
    signal,
  );
  if (sources.length === 0) return <Card title="Sources">–</Card>;
  return (
    <Card title="Sources" count={sources.length}>
      <Stack>
        {sources.map(({ text, question_id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a signal have no other identity
          <Stack key={index} gap="none">
            <Text>{text}</Text>
            <Text role="meta">Question {question_id ?? '–'}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
