import { migrations as admin } from '@console/admin-api';
import { migrations as billing } from '@console/billing-api';
import { migrations as bookings } from '@console/bookings-api';
import { migrations as classes } from '@console/classes-api';
import { migrations as core } from '@console/core-api';
import { migrations as purchasing } from '@console/purchasing-api';

/** The migrations of all domains. A domain comes after the domains whose tables it refers to. */
export const migrations = [core, classes, bookings, billing, purchasing, admin];
