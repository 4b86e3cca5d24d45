import { Button } from '@console/design-system/button';
import { EmptyState } from '@console/design-system/empty-state';
import type { FilterChip } from '@console/design-system/filter-bar';
import { countOf } from '@console/format';
import type { ReactNode } from 'react';
import type { BookingListControls, BookingListState } from './bookingListFilters.ts';
import { useHelpfulRemoval } from './useHelpfulRemoval.ts';

export interface BookingListEmptyProps {
  readonly list: BookingListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** What stands in place of the bookings when there are none: the filters that left none, and the one whose removal helps. */
export function BookingListEmpty({ list, chips }: BookingListEmptyProps) {
  const helpful = useHelpfulRemoval(list.shown);
  if (chips.length === 0) return <EmptyState>There are no bookings yet.</EmptyState>;
  const removal = helpful && chips.find(({ id }) => id === helpful.filter);
  return (
    <EmptyState
      actions={
        <>
          {removal && (
            <Button onClick={removal.onRemove}>
              Remove {removal.label}: {removal.value}
            </Button>
          )}
          {(chips.length > 1 || !removal) && (
            <Button appearance={removal ? 'subtle' : 'secondary'} onClick={list.clear}>
              Clear all filters
            </Button>
          )}
        </>
      }
    >
      <EmptySentence list={list} chips={chips} />
      {helpful && (
        <>
          <br />
          Without the {removal?.label.toLowerCase()} there {helpful.count === 1 ? 'is' : 'are'}{' '}
          {countOf(helpful.count, 'booking')}.
        </>
      )}
    </EmptyState>
  );
}

/** "No booking of Hallam Engineering plc booked in November 2026 is on hold." */
function EmptySentence({ list, chips }: BookingListEmptyProps) {
  const word = (id: string) => chips.find((chip) => chip.id === id)?.value;
  const [customer, booked, managers, text] = ['customer', 'booked', 'accountManager', 'q'].map(word);
  const status = word('status');
  return (
    <>
      {customer || !booked ? 'No booking' : 'Nothing'}
      {customer && <Named before=" of ">{customer}</Named>}
      {booked && <Named before={dayPreposition(list.shown)}>{booked}</Named>}
      {managers && <Named before=" managed by ">{alternatives(managers)}</Named>}
      {text && <Named before=" with ">“{text}”</Named>}
      {status ? <Named before=" is ">{alternatives(status).toLowerCase()}</Named> : ' was found'}.
    </>
  );
}

function Named({ before, children }: { readonly before: string; readonly children: ReactNode }) {
  return (
    <>
      {before}
      <strong>{children}</strong>
    </>
  );
}

function dayPreposition({ booked }: BookingListState): string {
  if (booked?.unit === 'month') return ' booked in ';
  return booked?.start === booked?.end ? ' booked on ' : ' booked within ';
}

/** "Draft, On hold" → "Draft or On hold". */
function alternatives(list: string): string {
  return list.replace(/, (?=[^,]*$)/, ' or ');
}
