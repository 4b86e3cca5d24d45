/**
 * After a delegate is added, moves the focus to the next empty seat in the order of the table. Without an empty seat the focus goes to this
 * seat's action.
 */
export function focusNextSeat(seatNumber: number): void {
  const waiting = seatButtons().filter(
    (button) => button.dataset.seatButton === 'add' && seatOf(button) !== seatNumber,
  );
  const next = waiting.find((button) => seatOf(button) > seatNumber) ?? waiting[0];
  if (next) next.focus();
  else focusSeat(seatNumber);
}

/**
 * Moves the focus to a button of a seat. A closing dialog cannot do so, because the button was replaced.
 *
 * @param action the button that is wanted. Without one the seat's first button gets the focus.
 */
export function focusSeat(seatNumber: number, action?: string): void {
  const ofSeat = seatButtons().filter((button) => seatOf(button) === seatNumber);
  (ofSeat.find(({ dataset }) => dataset.seatButton === action) ?? ofSeat[0])?.focus();
}

/** Moves the focus to the table of the seats, without scrolling away what stands above it. */
export function focusSeats(): void {
  document.querySelector<HTMLElement>('[data-seats]')?.focus({ preventScroll: true });
}

const seatButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-seat-button]')];

const seatOf = ({ dataset }: HTMLElement): number => Number(dataset.seat);
