import { emailLogLinks } from '@console/admin-contracts';
import { LinkButton } from '@console/design-system/button';
import { allows, useConsoleHost } from '@console/platform';

/** Opens the dialog in which staff write to the people to tell, where the console sends emails. */
export function WriteLink({ to }: { readonly to: string }) {
  const { findRoute, session } = useConsoleHost();
  const route = findRoute(emailLogLinks.list());
  if (!route || !allows(route.roles, session.roles)) return null;
  return (
    <LinkButton size="small" to={to}>
      Send email
    </LinkButton>
  );
}
