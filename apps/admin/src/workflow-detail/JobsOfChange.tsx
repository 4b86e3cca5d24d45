import { Stack, Text } from '@console/design-system/layout';
import { countOf, formatCount, formatDateTime, joinList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { JobsOfChange_impact$key } from './__generated__/JobsOfChange_impact.graphql.ts';

const changes: Readonly<Record<string, string>> = {
  made: 'is scheduled for',
  moved: 'is moved to',
  canceled: 'is canceled',
};

const onlyCounted = (records: number) =>
  `Only the first ${formatCount(records)} records are counted here. The change concerns the others too.`;

/** How many jobs a change of a workflow makes, moves and cancels, with the first ones named and timed. */
export function JobsOfChange({ impact: key }: { readonly impact: JobsOfChange_impact$key }) {
  const { made, moved, canceled, isWhole, counted, first } = useFragment(
    graphql`
      fragment JobsOfChange_impact on WorkflowImpact {
        made
        moved
        canceled
        isWhole
        counted
        first {
          change
          reference
          title
          runAt
        }
      }
    `,
    key,
  );
  const counts = [
    made > 0 && `${countOf(made, 'job')} will be made`,
    moved > 0 && `${countOf(moved, 'job')} will be moved`,
    canceled > 0 && `${countOf(canceled, 'job')} will be canceled`,
  ].filter((words) => words !== false);
  const sentence = counts.length === 0 ? 'No job changes.' : `${joinList(counts)}.`;
  return (
    <Stack gap="s">
      <Text>{sentence}</Text>
      {!isWhole && <Text role="meta">{onlyCounted(counted)}</Text>}
      {first.map(({ change, reference, title, runAt }) => (
        <Text key={`${reference} ${title} ${runAt}`} role="meta">
          {[reference, title, changes[change], runAt && `${formatDateTime(runAt)} UTC`].filter(Boolean).join(' ')}
        </Text>
      ))}
    </Stack>
  );
}
