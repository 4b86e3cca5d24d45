import { onInquiry } from '@console/api-kit';
import { impactOfItemCancel } from '@console/bookings-api';
import { impactOfCancel, impactOfConfirm } from './impactOfClassMove.ts';

/** Lists the invoices of an item that is canceled, as for an item that is canceled with its class. */
onInquiry(impactOfItemCancel, async (queries, following) => [
  ...(await impactOfCancel(queries, [following])),
  ...(await impactOfConfirm(queries, [following])),
]);
