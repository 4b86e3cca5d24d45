import { takeNotes } from '@console/core-api';
import { Booking } from '../nodes.ts';

takeNotes('booking', Booking);
