import { Card } from '@console/design-system/card';
import { Text } from '@console/design-system/layout';

/** Where the keyboard shortcuts are listed. */
export function ShortcutsCard() {
  return (
    <Card title="Keyboard shortcuts">
      <Text>Press ? on any screen to see all shortcuts.</Text>
    </Card>
  );
}
