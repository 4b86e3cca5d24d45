import { Button, LinkButton } from '@console/design-system/button';
import { LockClosedIcon } from '@console/design-system/icons';
import { PanelMessage } from '@console/design-system/panel-message';
import { type RouteRecord, roleLabel, usePageTitle, useSession } from '@console/platform';
import { useConsole } from '../console/ConsoleContext.ts';

/** 403: the route is refused in words, whatever the sidebar shows (ACC-13). */
export function ForbiddenScreen({ route }: { readonly route: RouteRecord }) {
  const { fullName, email, roles } = useSession();
  const { signOut, landing } = useConsole();
  const title = `You do not have access to ${route.title}`;
  usePageTitle(title, route.title);
  const audience = route.roles
    .map((role) => `${roleLabel(role).toLowerCase()}s`)
    .join(' and ')
    .replace('admins', 'administrators');
  const held = roles.map((role) => roleLabel(role).toLowerCase()).join(' and ');
  return (
    <PanelMessage
      page
      icon={<LockClosedIcon size={20} />}
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
      This screen is for {audience}. You are signed in as {fullName || email || 'staff'}, {held}.
    </PanelMessage>
  );
}
