import { builder } from '@console/api-kit';
import '@console/admin-api';
import '@console/billing-api';
import '@console/bookings-api';
import '@console/classes-api';
import '@console/core-api';
import '@console/purchasing-api';

/** The schema of all domains: importing them has added their types to the builder. */
export const schema = builder.toSchema({ sortSchema: false });
