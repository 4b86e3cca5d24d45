/** The fields of a booking that the forms for its contacts use. */
export interface BookingOfContact {
  readonly id: string;
  readonly customer: { readonly id: string };
}
