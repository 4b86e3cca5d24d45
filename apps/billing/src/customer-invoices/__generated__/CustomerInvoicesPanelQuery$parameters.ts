/**
 * @generated SignedSource<<215890c9eeff1995a9aa6e41e9b1d34e>>
 * @relayHash 9a4dc4ef0785960a0ed9de27e399a50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5384b7010a80fe9cf25de3af053173ed6184717ac52c72fad2a79695b43c73ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerInvoicesPanelQuery } from './CustomerInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<CustomerInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5384b7010a80fe9cf25de3af053173ed6184717ac52c72fad2a79695b43c73ef",
    "metadata": {},
    "name": "CustomerInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
