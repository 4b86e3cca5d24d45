import { assignCustomerContactToBookingInput } from '@console/bookings-contracts';
import { createCustomerContactInput } from '@console/core-contracts';
import * as z from 'zod/mini';

const { givenName, familyName, email, mobile, telephone, jobTitle } = createCustomerContactInput.shape;
const { roles } = assignCustomerContactToBookingInput.shape;

/** Somebody new at the customer, and what they do for the booking: one form over the inputs of two mutations. */
export const newContactInput = z.object({ givenName, familyName, email, mobile, telephone, jobTitle, roles });
