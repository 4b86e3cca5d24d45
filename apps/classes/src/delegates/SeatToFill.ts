/** The fields of a reserved seat that the forms for its delegate use. */
export interface SeatToFill {
  readonly id: string;
  readonly seatNumber: number;
  /** The id of the reservation, which is the same on every day. */
  readonly reservation: string;
  /** The id of the customer whose contacts can be selected. */
  readonly customer: string;
}
