import {
  changeTrainerInput,
  classToHold,
  deliveryChecks,
  deliveryEditChecks,
  updateTrainingDeliveryInput,
  updateTrainingPlacesInput,
  updateTrainingSessionsInput,
} from '@console/classes-contracts';
import { changing, recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';
import { affordable, itemPrice, quantities, trainerTerms } from './bookingItemInputs.ts';

const booking = reference('Booking', 'bookings', { required: requiredIn.operations });

/** The price of a private item: the quantity is its days. */
export const privateItemPrice = z.object({ ...itemPrice.shape, quantity: quantities.private, ...trainerTerms });

/** The input of a private item that makes its class (O§2). The class is one of the booking's customer. */
export const createPrivateBookingItemInput = z
  .object({ booking, ...classToHold.shape, ...privateItemPrice.shape })
  .check(...deliveryChecks, affordable);

/** The input of a private item that takes a class of the booking's customer which no booking holds. */
export const bookPrivateClassInput = z
  .object({
    booking,
    class: reference('Class', 'training_classes', { required: requiredIn.operations }),
    ...privateItemPrice.shape,
  })
  .check(affordable);

/** The parts of its class that a private item changes, without the record. */
const { id: _class, version: seen, ...sessions } = updateTrainingSessionsInput.shape;
const { maxAttendees } = updateTrainingPlacesInput.shape;
const { deliveryFormat, deliveryPlatform, deliveryAddress } = updateTrainingDeliveryInput.shape;
const { trainer } = changeTrainerInput.shape;

/** The input that changes a private item together with its class: one version of each was seen. */
export const updatePrivateBookingItemInput = z
  .object({
    ...recordSeen('Booking item', 'booking_items'),
    ...changing({ classVersion: seen }),
    ...{ maxAttendees, deliveryFormat, deliveryPlatform, deliveryAddress, trainer, ...sessions },
    ...changing(privateItemPrice.shape),
  })
  .check(...deliveryEditChecks, affordable);
