import { trainerDetailPanel, trainingClassDetailPanel } from '@console/classes-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import ClassPurchaseOrdersPanelQueryParameters from './class-purchase-orders/__generated__/ClassPurchaseOrdersPanelQuery$parameters.ts';
import TrainerSupplierPanelQueryParameters from './trainer-supplier/__generated__/TrainerSupplierPanelQuery$parameters.ts';

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'purchasing.trainer-supplier': fillSlot(trainerDetailPanel, {
    query: pageQuery(TrainerSupplierPanelQueryParameters, ({ props }) => ({ trainer: props.trainer })),
    panel: () => import('./trainer-supplier/TrainerSupplierPanel.tsx'),
  }),
  'purchasing.class-purchase-orders': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(ClassPurchaseOrdersPanelQueryParameters, ({ props }) => ({ trainingClass: props.trainingClass })),
    panel: () => import('./class-purchase-orders/ClassPurchaseOrdersPanel.tsx'),
  }),
});
