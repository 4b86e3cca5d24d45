import { classLinks, newClassLink } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { allows, useConsoleHost } from '@console/platform';

/** Links to the form for a new class of this customer, where the console has that screen and the viewer may open it. */
export function NewClassButton({ customer }: { readonly customer: string }) {
  const { findRoute, session } = useConsoleHost();
  const route = findRoute(classLinks.create());
  if (!route || !allows(route.roles, session.roles)) return null;
  return (
    <AddButton place="page" to={newClassLink({ customer })}>
      New class
    </AddButton>
  );
}
