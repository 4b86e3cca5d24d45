import { Button } from '@console/design-system/button';
import { DescriptionList } from '@console/design-system/description-list';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Timeline, TimelineEntry } from '@console/design-system/timeline';
import { graphql, useFragment } from 'react-relay';
import type { HistoryTimeline_history$key } from './__generated__/HistoryTimeline_history.graphql.ts';

const actions: Readonly<Record<string, string>> = { created: 'Created', changed: 'Changed', deleted: 'Deleted' };

export interface HistoryTimelineProps {
  readonly history: HistoryTimeline_history$key;
  /** True while older entries are loading. */
  readonly loading: boolean;
  /** Loads older entries. Null when no more can be displayed. */
  readonly onOlder: (() => void) | null;
}

/** The entries of a history, newest first: who changed what, when and why. */
export function HistoryTimeline({ history: key, loading, onOlder }: HistoryTimelineProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment HistoryTimeline_history on HistoryEntryCursorConnection {
        edges {
          node {
            id
            at
            action
            reason
            author
            user {
              id
              avatarUrl
              person {
                id
                fullName
              }
            }
            changes {
              field
              from
              to
            }
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    key,
  );
  if (edges.length === 0) return <EmptyState small title="No changes yet." />;
  return (
    <Stack gap="l">
      <Timeline label="History">
        {edges.map(({ node: { id, at, action, reason, author, user, changes } }) => (
          <TimelineEntry
            key={id}
            author={user ? (user.person?.fullName ?? null) : (author ?? 'The system')}
            imageUrl={user?.avatarUrl}
            at={at}
          >
            <Stack gap="xs">
              <Text role="meta">{actions[action] ?? action}</Text>
              {reason !== null && <span>{`Reason: ${reason}`}</span>}
              {changes.length > 0 && (
                <DescriptionList
                  items={changes.map(({ field, from, to }) => ({
                    label: field,
                    value: action === 'created' ? to : `${from ?? '–'} → ${to ?? '–'}`,
                  }))}
                />
              )}
            </Stack>
          </TimelineEntry>
        ))}
      </Timeline>
      {pageInfo.hasNextPage && onOlder && (
        <Row justify="middle">
          <Button loading={loading} onClick={onOlder}>
            Show older
          </Button>
        </Row>
      )}
      {pageInfo.hasNextPage && !onOlder && <Text role="meta">{`These are the newest ${edges.length}.`}</Text>}
    </Stack>
  );
}
