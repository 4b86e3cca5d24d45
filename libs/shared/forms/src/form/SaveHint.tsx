import { Key } from '@console/design-system/filter-bar';
import { Row, Text } from '@console/design-system/layout';

export interface SaveHintProps {
  /** Whether the hint also mentions that Escape discards. */
  readonly cancels?: boolean;
}

/** Mentions Ctrl+S, beside the buttons of a form. */
export function SaveHint({ cancels }: SaveHintProps) {
  return (
    <Text role="meta">
      <Row gap="xs">
        <Key>Ctrl</Key> <Key>S</Key> saves
        {cancels && (
          <>
            <Key>Esc</Key> cancels
          </>
        )}
      </Row>
    </Text>
  );
}
