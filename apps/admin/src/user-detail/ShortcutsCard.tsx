import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { KeyboardIcon } from '@console/design-system/icons';

/** The shell lists the shortcuts of all screens when this key is pressed. */
const pressKey = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));

/** Leads to the list of keyboard shortcuts, as the key ? does. */
export function ShortcutsCard() {
  return (
    <Card title="Keyboard shortcuts">
      <Button icon={<KeyboardIcon size={16} />} onClick={pressKey}>
        Show all shortcuts
      </Button>
    </Card>
  );
}
