import { LinkButton } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { mayOpen, useSession, useSetPageTitle } from '@console/platform';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { RefusedScreen } from './RefusedScreen.tsx';

/** Shown for an address without a route. When the address belongs to a refused remote, it gives the reason (FED-06). */
export function UnknownScreen() {
  const { registry } = useConsole();
  const { pathname } = useLocation();
  const refused = registry.refused.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  return refused ? <RefusedScreen remote={refused} /> : <NotFoundScreen />;
}

/** Shown for a screen that does not exist, and for a record that the API does not know (NAV-18). */
export function NotFoundScreen({ what = 'screen' }: { readonly what?: string }) {
  const { landing, table } = useConsole();
  const session = useSession();
  const { pathname } = useLocation();
  const match = table.match(pathname);
  // A record that does not exist has no screen, so the link leads to the nearest ancestor without a parameter.
  const ancestors = match ? table.ancestors(match.owned.route) : [];
  const back =
    ancestors.findLast((route) => !route.path.includes('/:') && mayOpen(route, route.path, session)) ?? landing;
  const title = `There is no such ${what}`;
  useSetPageTitle(
    useMemo(() => ({ title, crumb: 'Not found', ...(what !== 'screen' && { record: null }) }), [title, what]),
  );
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
