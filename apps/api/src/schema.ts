import { builder } from '@console/api-kit';
import '@console/admin-api';
import { implementReferenceEntities } from '@console/core-api';
import '@console/classes-api';
import '@console/bookings-api';
import '@console/billing-api';
import '@console/purchasing-api';

implementReferenceEntities();

/**
 * The schema of all domains. Importing a domain adds its types to the builder. schema.graphql lists them in this
 * order.
 */
export const schema = builder.toSchema({ sortSchema: false });
