import { trainerDetailPanel, trainingClassDetailPanel } from '@console/classes-contracts';
import { defineRemote, STAFF_ROLES } from '@console/platform/remote';
import { purchaseOrderDetailPanel, supplierDetailPanel } from '@console/purchasing-contracts';

export default defineRemote({
  name: 'purchasing',
  title: 'Purchasing',
  references: { purchase_order: 'Purchase Order', supplier: 'Supplier' },
  routes: [
    {
      id: 'purchasing.suppliers',
      path: '/supplier',
      title: 'Suppliers',
      roles: STAFF_ROLES,
      navigation: { group: 'Purchasing', label: 'Suppliers', weight: 200, icon: 'VehicleTruckProfile', key: 's' },
    },
    {
      id: 'purchasing.create-supplier',
      path: '/supplier/create',
      title: 'New supplier',
      roles: STAFF_ROLES,
      parent: 'purchasing.suppliers',
      command: { label: 'New supplier' },
    },
    {
      id: 'purchasing.supplier',
      path: '/supplier/:id',
      title: 'Supplier',
      roles: STAFF_ROLES,
      parent: 'purchasing.suppliers',
      opens: [supplierDetailPanel.name],
      reference: 'supplier',
    },
    {
      id: 'purchasing.orders',
      path: '/purchase-order',
      title: 'Purchase orders',
      roles: STAFF_ROLES,
      navigation: { group: 'Purchasing', label: 'Purchase orders', weight: 210, icon: 'DocumentCheckmark', key: 'd' },
    },
    {
      id: 'purchasing.create-order',
      path: '/purchase-order/create',
      title: 'New purchase order',
      roles: STAFF_ROLES,
      parent: 'purchasing.orders',
      command: { label: 'New purchase order' },
    },
    {
      id: 'purchasing.order',
      path: '/purchase-order/:id',
      title: 'Purchase order',
      roles: STAFF_ROLES,
      parent: 'purchasing.orders',
      reference: 'purchase_order',
      opens: [purchaseOrderDetailPanel.name],
    },
  ],
  slots: [
    {
      slot: trainerDetailPanel.name,
      id: 'purchasing.trainer-supplier',
      title: 'Supplier',
      roles: STAFF_ROLES,
      weight: 10,
      height: 105,
    },
    {
      slot: trainingClassDetailPanel.name,
      id: 'purchasing.class-purchase-orders',
      title: 'Purchase orders',
      roles: STAFF_ROLES,
      weight: 20,
      height: 190,
    },
  ],
});
