/**
 * @generated SignedSource<<f8b3aa89ca510736941c4796eaf0251b>>
 * @relayHash 629ea0544472e2bb4f42a110f52673c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af87f6fc4650f6f8a555abd5704da3d7c228cfa48d7ae24eff725e96d1a0d0da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerInvoicesPanelQuery } from './CustomerInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<CustomerInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af87f6fc4650f6f8a555abd5704da3d7c228cfa48d7ae24eff725e96d1a0d0da",
    "metadata": {},
    "name": "CustomerInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
