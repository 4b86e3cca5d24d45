import { assignCustomerContactToBookingInput } from '@console/bookings-contracts';
import { contactDetails } from '@console/core-contracts';
import * as z from 'zod/mini';

/** Somebody new at the customer, and what they do for the booking: one form over the inputs of two mutations. */
export const newContactInput = z.extend(contactDetails, { roles: assignCustomerContactToBookingInput.shape.roles });
