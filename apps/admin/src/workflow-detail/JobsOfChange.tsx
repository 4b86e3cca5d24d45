import { Button } from '@console/design-system/button';
import { Consequences } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { countOf, formatCount, formatDateTime, joinList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { JobsOfChange_impact$data, JobsOfChange_impact$key } from './__generated__/JobsOfChange_impact.graphql.ts';

interface JobsOfChangeProps {
  /** Null while loading. Its impact is null when the server could not make it. */
  readonly answer: { readonly impact: JobsOfChange_impact$key | null } | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** How many jobs a change of a workflow makes, moves and cancels, with the first ones named and timed. */
export function JobsOfChange({ answer, failed, refetch }: JobsOfChangeProps) {
  const impact = useFragment(
    graphql`
      fragment JobsOfChange_impact on WorkflowImpact {
        made
        moved
        renewed
        skipped
        blocked
        canceled
        runningAtOnce
        isWhole
        counted
        first {
          change
          reference
          title
          runAt
          runsAtOnce
        }
      }
    `,
    answer?.impact,
  );
  if (failed || answer?.impact === null) {
    return (
      <ErrorAlert
        messages={['What this does to its jobs could not be loaded.']}
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  return (
    <Stack gap="s">
      <div role="status">
        {impact ? sentenceOf(impact) : <Text role="meta">Looking up what this does to its jobs…</Text>}
      </div>
      {impact && !impact.isWhole && <Text role="meta">{onlyCounted(impact.counted)}</Text>}
      {impact && impact.first.length > 0 && (
        <Consequences groups={[{ heading: headingOf(impact), consequences: impact.first.map(consequenceOf) }]} />
      )}
    </Stack>
  );
}

type Impact = JobsOfChange_impact$data;

const kinds = ['made', 'moved', 'renewed', 'skipped', 'blocked', 'canceled'] as const;

const words: Readonly<Record<(typeof kinds)[number], string>> = {
  made: 'will be made',
  moved: 'will be moved',
  renewed: 'will keep the time and run by the new version',
  skipped: 'will be skipped as too late',
  blocked: 'will wait until the moment is known',
  canceled: 'will be canceled',
};

function sentenceOf(impact: Impact): string {
  const counts = kinds
    .filter((kind) => impact[kind] > 0)
    .map((kind) => `${countOf(impact[kind], 'job')} ${words[kind]}`);
  if (counts.length === 0) return 'No job changes.';
  return `${joinList(counts)}.${atOnceWords(impact.runningAtOnce)}`;
}

function atOnceWords(jobs: number): string {
  if (jobs === 0) return '';
  return ` ${formatCount(jobs)} of them ${jobs === 1 ? 'runs' : 'run'} at once.`;
}

function headingOf(impact: Impact): string {
  const all = kinds.reduce((sum, kind) => sum + impact[kind], 0);
  return all > impact.first.length ? `The first ${impact.first.length}, in UTC` : 'Jobs, in UTC';
}

const onlyCounted = (records: number) =>
  `Only the newest ${formatCount(records)} records are counted here. The change concerns the others too.`;

function consequenceOf({ change, reference, title, runAt, runsAtOnce }: Impact['first'][number], index: number) {
  const at = runAt ? formatDateTime(runAt) : '';
  return {
    id: `${index} ${reference}`,
    name: <Text role="strong">{reference}</Text>,
    title,
    consequence: runsAtOnce ? `runs at once, its time was ${at}` : consequenceWords(change, at),
  };
}

function consequenceWords(change: string, at: string): string {
  switch (change) {
    case 'made':
      return `is scheduled for ${at}`;
    case 'moved':
      return `is moved to ${at}`;
    case 'renewed':
      return `stays at ${at}`;
    case 'skipped':
      return `is skipped, it was to run at ${at}`;
    case 'blocked':
      return `waits, it was to run at ${at}`;
    default:
      return `is canceled, it was to run at ${at}`;
  }
}
