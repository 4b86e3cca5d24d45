/**
 * Moves the focus on once a delegate is added: to the next seat that has nobody, in the order of the table, or else to what can be done
 * with this one.
 */
export function focusNextSeat(seatNumber: number): void {
  const waiting = seatButtons().filter(
    (button) => button.dataset.seatButton === 'add' && seatOf(button) !== seatNumber,
  );
  const next = waiting.find((button) => seatOf(button) > seatNumber) ?? waiting[0];
  if (next) next.focus();
  else focusSeat(seatNumber);
}

/** Gives the focus back to a seat, whose button is another one after what was done. */
export function focusSeat(seatNumber: number): void {
  seatButtons()
    .find((button) => seatOf(button) === seatNumber)
    ?.focus();
}

const seatButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-seat-button]')];

const seatOf = ({ dataset }: HTMLElement): number => Number(dataset.seat);
