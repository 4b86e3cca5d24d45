import { emailLogLinks } from '@console/admin-contracts';
import { LinkButton } from '@console/design-system/button';
import { allows, useConsoleHost } from '@console/platform';

/** Links to the emails that were sent to a contact, where the console has that screen and the viewer may open it. */
export function ContactEmailsLink({ email }: { readonly email: string }) {
  const { findRoute, session } = useConsoleHost();
  const route = findRoute(emailLogLinks.list());
  if (!route || !allows(route.roles, session.roles)) return null;
  return <LinkButton to={`${emailLogLinks.list()}?${new URLSearchParams({ recipient: email })}`}>Emails</LinkButton>;
}
