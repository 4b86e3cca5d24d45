import { LinkButton } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { usePageTitle } from '@console/platform';
import { useLocation } from 'react-router';
import { useConsole } from '../console/ConsoleContext.ts';

/** Shown for a route that no live remote registers, and for a record that the API does not know (NAV-18). */
export function NotFoundScreen({ what = 'screen' }: { readonly what?: string }) {
  const { landing, table } = useConsole();
  const { pathname } = useLocation();
  const owned = table.find(pathname);
  const back = (owned && table.ancestors(owned.route).at(-1)) ?? landing;
  const title = `There is no such ${what}`;
  usePageTitle(title, 'Not found');
  return (
    <PanelMessage
      kind="missing"
      title={title}
      actions={back && <LinkButton to={back.path}>Go to {back.title}</LinkButton>}
    >
      {what === 'screen'
        ? 'The address may be mistyped, or the screen may have moved.'
        : `The ${what} of this address does not exist, or has been deleted.`}
    </PanelMessage>
  );
}
