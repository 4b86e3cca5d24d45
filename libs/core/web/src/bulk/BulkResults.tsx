import { Button } from '@console/design-system/button';
import { Consequences, Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { countOf } from '@console/format';
import { failedTitle, useConsoleMutation, useQueryOnDemand } from '@console/relay';
import { type ReactNode, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useDownloads } from '../downloads/useDownload.ts';
import type { BulkResultsFreezeMutation } from './__generated__/BulkResultsFreezeMutation.graphql.ts';
import type { BulkResultsQuery } from './__generated__/BulkResultsQuery.graphql.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import type { BulkAction, BulkActions, BulkMutation } from './bulkActions.ts';

export interface BulkResultsProps {
  readonly declared: BulkActions;
  readonly action: BulkAction;
  /** The id of the job. */
  readonly job: string;
  /** Called with the id of the job that tries the refused records again. */
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}

const file = graphql`
  query BulkResultsFileQuery($job: ID!) { jobOutcomesDownload(input: { job: $job }) { path } }
`;

/** The records that were refused, each with its reason and a link. They can be tried again, and all results exported. */
export function BulkResults({ declared, action, job, onStarted, onClose }: BulkResultsProps) {
  const { data, failed, loading, load } = useQueryOnDemand<BulkResultsQuery>(
    graphql`
      query BulkResultsQuery($job: ID!) {
        job(id: $job) {
          id
          refusals(first: 100) { totalCount edges { node { record name refusal } } }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ job }), [load, job]);
  const download = useDownloads();
  const freeze = useConsoleMutation<BulkResultsFreezeMutation>(
    graphql`
      mutation BulkResultsFreezeMutation($input: freezeSelectionInput!) {
        freezeSelection(input: $input) { frozenSelection { id } }
      }
    `,
    { complete: true },
  );
  const write = useConsoleMutation<BulkMutation>(action.mutation, { complete: true });
  const [asking, setAsking] = useState(false);
  async function refused() {
    const frozen = await freeze.commit({ input: { refusedBy: job } });
    const id = frozen?.freezeSelection?.frozenSelection?.id;
    return id === undefined ? null : { frozen: id };
  }
  async function tryAgain() {
    const input = await refused();
    const answer = input && (await write.commit({ input }));
    const started = answer ? answer.started?.job : null;
    if (started) onStarted(started.id);
  }
  const refusals = data?.job?.refusals;
  const shown = refusals?.edges.map(({ node }) => node) ?? [];
  const total = refusals?.totalCount ?? 0;
  const error = freeze.error ?? write.error;
  if (asking) {
    return (
      <BulkQuestion
        action={action}
        title={`${action.label} ${countOf(total, ...declared.noun)} that ${total === 1 ? 'was' : 'were'} refused?`}
        chosen={{ records: refused, pending: freeze.pending, error: freeze.error }}
        onClose={() => setAsking(false)}
        onStarted={onStarted}
      />
    );
  }
  return (
    <Dialog
      open
      title={`${countOf(total, ...declared.noun)} not ${action.done}`}
      onClose={onClose}
      loading={freeze.pending || write.pending}
      actions={
        <>
          <Button loading={download.pending} onClick={() => download.start(file, { job })}>
            Export results
          </Button>
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
          <Button
            appearance="primary"
            disabled={!refusals}
            loading={freeze.pending || write.pending}
            onClick={() => (action.Question ? setAsking(true) : void tryAgain())}
          >
            Try these again
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorAlert messages={download.error ?? []} />
        {error && <ErrorAlert title={failedTitle('They were not tried again.', error)} messages={error.messages} />}
        {failed && (
          <ErrorAlert
            title="The results could not be loaded."
            actions={
              <Button size="small" loading={loading} onClick={() => load({ job })}>
                Try again
              </Button>
            }
          />
        )}
        {!refusals && !failed && <Text role="meta">Loading the results…</Text>}
        {[...Map.groupBy(shown, ({ refusal }) => refusal ?? '')].map(([reason, of]) => (
          <Consequences
            key={reason}
            groups={[
              {
                heading: reason,
                consequences: of.map(({ record, name }) => ({
                  id: record,
                  name: nameOf(declared.linkOf(record), name),
                  consequence: '',
                })),
              },
            ]}
          />
        ))}
        {total > shown.length && <Text role="meta">The first {shown.length}. The export has all of them.</Text>}
      </Stack>
    </Dialog>
  );
}

const nameOf = (address: string | null, name: string): ReactNode =>
  address === null ? (
    <Text role="strong">{name}</Text>
  ) : (
    <Link to={address} newTab>
      {name}
    </Link>
  );
