import { displayedNotesLimit } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, ScreenOnly, Stack, Text } from '@console/design-system/layout';
import { RichText } from '@console/design-system/rich-text';
import { Timeline, TimelineEntry } from '@console/design-system/timeline';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NotesTimeline_notes$key } from './__generated__/NotesTimeline_notes.graphql.ts';
import { NoteBox } from './NoteBox.tsx';
import type { NotesOf } from './useCreateNote.ts';

const STEP = 25;

export interface NotesTimelineProps {
  /** The record of the notes: `{ booking: booking.id }`. */
  readonly of: NotesOf;
  /**
   * The record's `notes(first: 500) { ...NotesTimeline_notes }`, with exactly this argument: a posted note is added to
   * that list.
   */
  readonly notes: NotesTimeline_notes$key;
}

/** The notes of a record, newest first, and the editor for the next one (FRM-08, O§2). */
export function NotesTimeline({ of, notes: key }: NotesTimelineProps) {
  const { edges } = useFragment(
    graphql`
      fragment NotesTimeline_notes on NoteCursorConnection {
        edges {
          node {
            id
            body
            author
            updatedAt
            updatedBy {
              id
              avatarUrl
              person {
                id
                fullName
              }
            }
          }
        }
      }
    `,
    key,
  );
  const [shown, setShown] = useState(STEP);
  const older = Math.min(edges.length - shown, STEP);
  return (
    <Card title="Notes" count={edges.length} actions={edges.length > 0 && 'Times in UTC'}>
      <Stack gap="l">
        <ScreenOnly>
          <NoteBox key={Object.values(of).join()} of={of} />
        </ScreenOnly>
        {edges.length === 0 && <EmptyState small title="No notes yet." />}
        {edges.length > 0 && (
          <Timeline label="Notes">
            {edges.slice(0, shown).map(({ node: { id, body, author, updatedAt, updatedBy } }) => (
              <TimelineEntry
                key={id}
                author={author ?? updatedBy?.person?.fullName ?? null}
                imageUrl={updatedBy?.avatarUrl}
                at={updatedAt}
              >
                <RichText html={body} />
              </TimelineEntry>
            ))}
          </Timeline>
        )}
        {older > 0 && (
          <Row justify="middle">
            <Button onClick={() => setShown(shown + STEP)}>{`Show ${older} older`}</Button>
          </Row>
        )}
        {older <= 0 && edges.length === displayedNotesLimit && (
          <Text role="meta">{`These are the newest ${displayedNotesLimit}.`}</Text>
        )}
      </Stack>
    </Card>
  );
}
