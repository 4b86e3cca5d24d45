import { AppsIcon } from '@console/design-system/icons';
import { PanelMessage } from '@console/design-system/panel-message';
import { usePageTitle } from '@console/platform';

/** `/dashboard` of a console in which no remote is live. */
export function NoScreens() {
  usePageTitle('No screens are live', 'Home');
  return (
    <PanelMessage page icon={<AppsIcon size={20} />} title="No screens are live">
      The registry names no part of the console that you may open. Ask whoever runs it to release one.
    </PanelMessage>
  );
}
