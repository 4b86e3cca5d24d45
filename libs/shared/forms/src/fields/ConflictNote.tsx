import { Button } from '@console/design-system/button';
import { Row, Text } from '@console/design-system/layout';
import { formatDateTime } from '@console/format';
import type { LastChange } from '../state/ConsoleForm.ts';

interface ConflictNoteProps {
  /** The value that somebody else saved, as text. Empty when it was cleared; null when it cannot be shown as text. */
  readonly theirs: string | null;
  /** The change that brought the value. Undefined when it is not known. */
  readonly change: LastChange | undefined;
  readonly onTake: () => void;
}

/**
 * The note under a field that the user changed while somebody else saved another value. Its button takes the saved
 * value. Until then the typed value stays.
 */
export function ConflictNote({ theirs, change, onTake }: ConflictNoteProps) {
  return (
    <div role="status">
      <Row gap="s" wrap>
        <Text role="meta">{conflictSentence(theirs, change)}</Text>
        <Button size="small" onClick={onTake}>
          Use theirs
        </Button>
      </Row>
    </div>
  );
}

/**
 * Says who saved another value, and when.
 *
 * @param theirs as for {@link ConflictNote}.
 */
export function conflictSentence(theirs: string | null, change: LastChange | undefined): string {
  const who = change?.updatedBy?.person.fullName ?? 'Somebody else';
  const when = change?.updatedAt ? `on ${formatDateTime(change.updatedAt)} UTC` : 'meanwhile';
  if (theirs === null) return `${who} changed this ${when}.`;
  return theirs === '' ? `${who} emptied this ${when}.` : `${who} saved “${theirs}” ${when}.`;
}
