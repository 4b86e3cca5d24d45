import { PanelMessage } from '@console/design-system/panel-message';
import { usePageTitle } from '@console/platform';

/** Shown at `/dashboard` when no live remote has a screen. */
export function NoScreens() {
  usePageTitle('No screens are live', 'Home');
  return (
    <PanelMessage kind="missing" title="No screens are live">
      The registry names no part of the console that you may open. Ask whoever runs it to release one.
    </PanelMessage>
  );
}
