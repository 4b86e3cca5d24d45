import { classLinks } from '@console/classes-contracts';
import { Link } from '@console/design-system/link';
import { useConsoleHost } from '@console/platform';

/** A link to a public item's schedule (O§2), where the console has that screen. */
export function PublicScheduleLink({ id }: { id: string }) {
  const { findRoute } = useConsoleHost();
  const path = classLinks.publicSchedule(id);
  return findRoute(path) ? <Link to={path}>view public schedule</Link> : null;
}
