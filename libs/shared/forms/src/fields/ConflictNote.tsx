import { Button } from '@console/design-system/button';
import { Row, Text } from '@console/design-system/layout';

interface ConflictNoteProps {
  /** What somebody else saved, in words: empty for nothing, null when there are none for it. */
  readonly theirs: string | null;
  readonly onTake: () => void;
}

/** Under a field that was changed here: what somebody else saved into it meanwhile. Nothing typed is lost, saving keeps it. */
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
