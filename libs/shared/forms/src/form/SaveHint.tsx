import { Key } from '@console/design-system/filter-bar';
import { Row, Text } from '@console/design-system/layout';

export interface SaveHintProps {
  /** Escape takes back what was typed. */
  readonly cancels?: boolean;
}

/** Tells of Ctrl+S beside the buttons of a form. */
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
