import { Button, LinkButton } from '@console/design-system/button';
import { PanelMessage } from '@console/design-system/panel-message';
import { type Role, type RouteRecord, roleLabel, usePageTitle, useSession } from '@console/platform';
import { useConsole } from '../context/ConsoleContext.ts';

const audiences: Record<Role, string> = { ROLE_ADMIN: 'administrators', ROLE_ACCOUNT_MANAGER: 'account managers' };

/** Shown for a route that the user's roles may not open (ACC-13). */
export function ForbiddenScreen({ route }: { readonly route: RouteRecord }) {
  const { fullName, roles } = useSession();
  const { signOut, landing } = useConsole();
  const title = `You do not have access to ${route.title}`;
  usePageTitle(title, route.title);
  const audience = route.roles.map((role) => audiences[role]).join(' and ');
  const held = roles.map((role) => roleLabel(role).toLowerCase()).join(' and ');
  return (
    <PanelMessage
      kind="forbidden"
      title={title}
      actions={
        <>
          {landing && <LinkButton to={landing.path}>Go to {landing.title}</LinkButton>}
          <Button appearance="subtle" onClick={signOut}>
            Sign in as someone else
          </Button>
        </>
      }
    >
      This screen is for {audience}. You are signed in as {fullName ? `${fullName}, ${held}` : held}.
    </PanelMessage>
  );
}
