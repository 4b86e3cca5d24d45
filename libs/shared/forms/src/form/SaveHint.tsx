import { Key } from '@console/design-system/filter-bar';
import { Row, Text } from '@console/design-system/layout';

/** Tells of Ctrl+S beside the buttons of a form. */
export function SaveHint() {
  return (
    <Text role="meta">
      <Row gap="xs">
        <Key>Ctrl</Key> <Key>S</Key> saves
      </Row>
    </Text>
  );
}
