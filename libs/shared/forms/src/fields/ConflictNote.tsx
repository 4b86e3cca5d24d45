import { Button } from '@console/design-system/button';
import { Row, Text } from '@console/design-system/layout';

interface ConflictNoteProps {
  /** The value that somebody else saved, as text. Empty when it was cleared; null when it cannot be shown as text. */
  readonly theirs: string | null;
  readonly onTake: () => void;
}

/**
 * The note under a field that the user changed while somebody else saved another value. Its button takes the saved
 * value. Until then the typed value stays.
 */
export function ConflictNote({ theirs, onTake }: ConflictNoteProps) {
  return (
    <div role="status">
      <Row gap="s" wrap>
        <Text role="meta">{sentenceOf(theirs)}</Text>
        <Button size="small" onClick={onTake}>
          Use theirs
        </Button>
      </Row>
    </div>
  );
}

function sentenceOf(theirs: string | null): string {
  if (theirs === null) return 'Somebody else changed this meanwhile.';
  return theirs === '' ? 'Somebody else emptied this meanwhile.' : `Somebody else saved “${theirs}” meanwhile.`;
}
