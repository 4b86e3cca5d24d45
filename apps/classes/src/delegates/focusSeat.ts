/**
 * After a delegate is added, moves the focus to the next empty seat in the order of the table. Without an empty seat the focus goes to this
 * seat's action.
 *
 * @param trainingClass the id of the class. A booking may show the seats of several classes.
 */
export function focusNextSeat(trainingClass: string, seatNumber: number): void {
  const waiting = seatButtons(trainingClass).filter(
    (button) => button.dataset.seatButton === 'add' && seatOf(button) !== seatNumber,
  );
  const next = waiting.find((button) => seatOf(button) > seatNumber) ?? waiting[0];
  if (next) next.focus();
  else focusSeat(trainingClass, seatNumber);
}

/**
 * Moves the focus to a button of a seat. A closing dialog cannot do so, because the button was replaced.
 *
 * @param action the button that is wanted. Without one the seat's first button gets the focus.
 */
export function focusSeat(trainingClass: string, seatNumber: number, action?: string): void {
  const ofSeat = seatButtons(trainingClass).filter((button) => seatOf(button) === seatNumber);
  (ofSeat.find(({ dataset }) => dataset.seatButton === action) ?? ofSeat[0])?.focus();
}

/** Moves the focus to the table of the seats, without scrolling away what stands above it. */
export function focusSeats(trainingClass: string): void {
  seatsOf(trainingClass)?.focus({ preventScroll: true });
}

const seatsOf = (trainingClass: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-seats]')].find(({ dataset }) => dataset.seats === trainingClass);

const seatButtons = (trainingClass: string): HTMLElement[] => [
  ...(seatsOf(trainingClass)?.querySelectorAll<HTMLElement>('[data-seat-button]') ?? []),
];

const seatOf = ({ dataset }: HTMLElement): number => Number(dataset.seat);
