/** A seat that a booking holds, as the forms of its delegate know it. */
export interface SeatToFill {
  readonly id: string;
  readonly seatNumber: number;
  /** The id of its reservation, which stands for the place on every day. */
  readonly reservation: string;
  readonly trainingClass: string;
  readonly booking: string;
  /** Whose people may sit there. */
  readonly customer: string;
}
