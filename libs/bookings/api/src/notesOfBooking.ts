import { takeNotes } from '@console/core-api';
import { Booking } from './Booking.ts';

takeNotes('booking', Booking);
