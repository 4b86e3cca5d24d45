import { bookingLinks } from '@console/bookings-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import type { ItemToFill } from './itemsToFill.ts';
import { isHeld, isSurplus, type PreviewedLine } from './previewedLines.ts';

export interface ImportRefusalProps {
  readonly refusal: string;
  readonly lines: readonly PreviewedLine[];
  readonly item: ItemToFill | undefined;
  /** Why the list cannot be changed now, as a sentence. Null when it can. */
  readonly busy: string | null;
  readonly onLeaveOut: (lines: readonly number[]) => void;
}

/** Why the list cannot be imported, and what staff can do about it at once: leave lines out, or get more seats. */
export function ImportRefusal({ refusal, lines, item, busy, onLeaveOut }: ImportRefusalProps) {
  const held = lines.filter(isHeld);
  const surplus = lines.filter(isSurplus);
  const offer = (label: string, some: readonly PreviewedLine[]) =>
    some.length > 0 &&
    some.length < lines.length && (
      <ActionButton size="small" refusal={busy} onClick={() => onLeaveOut(some.map(({ line }) => line))}>
        {label}
      </ActionButton>
    );
  return (
    <Stack gap="s">
      <ErrorAlert tone="warning" messages={[refusal]} />
      <Row gap="s" wrap>
        {offer(`Leave out the ${surplusOf(surplus.length)} without a seat`, surplus)}
        {surplus.length > 0 && item && (
          <Link to={bookingLinks.detail(item.booking)}>{`Add seats to ${item.reference}`}</Link>
        )}
        {offer(`Leave out the ${held.length === 1 ? 'line' : countOf(held.length, 'line')} to correct`, held)}
      </Row>
    </Stack>
  );
}

const surplusOf = (count: number): string => (count === 1 ? 'last delegate' : `last ${countOf(count, 'delegate')}`);
