import { classLinks, whyTrainerIsUnavailable } from '@console/classes-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { formatDate, formatTimeRange } from '@console/format';
import type { FoundClashes } from './useTrainerClashes.ts';

/**
 * Says which other classes the trainer teaches at the typed times, and whether the trainer is unavailable then. It does
 * not stop anybody from typing on; the server refuses a clash that is still there.
 *
 * @param found null while there is nothing to say.
 */
export function TrainerClashes({ found }: { readonly found: FoundClashes | null }) {
  const { clashes = [], unavailableDuring: away = [], contact } = found ?? {};
  if (!contact || clashes.length + away.length === 0) return null;
  return (
    <Stack gap="s">
      {away.length > 0 && (
        <ErrorAlert tone="warning" messages={away.map((period) => whyTrainerIsUnavailable(contact, period))} />
      )}
      {clashes.length > 0 && (
        <ErrorAlert tone="warning" messages={[`${contact.fullName} teaches other classes at these times.`]} />
      )}
      {clashes.map(({ trainingClass, reference, startsAt, endsAt }) => (
        <Row key={`${trainingClass} ${startsAt}`}>
          <Link to={classLinks.detail(trainingClass)} newTab>
            {reference}
          </Link>
          <span>{`${formatDate(startsAt)}, ${formatTimeRange(startsAt, endsAt)} UTC`}</span>
        </Row>
      ))}
    </Stack>
  );
}
