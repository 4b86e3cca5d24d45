import { keepsHistory, kept, User } from '@console/core-api';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';
import { PurchaseOrder, Supplier } from '../nodes.ts';

keepsHistory(PurchaseOrder, {
  entity: 'purchase_order',
  fields: {
    status: kept.choice('Status', purchaseOrderStatuses.labels),
    raisedAt: kept.day('Raised'),
    supplierId: kept.record('Supplier', () => Supplier),
    acknowledgedAt: kept.moment('Acknowledged'),
    acknowledgedBy: kept.person('Acknowledged by', () => User),
  },
  parts: { items: kept.lines('Items'), bills: kept.lines('Bill'), prints: kept.lines('Printed') },
});
