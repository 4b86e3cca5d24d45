/**
 * @generated SignedSource<<3cd7329e7f99e013a288e65afdd3dcdb>>
 * @relayHash b4a3422518421f7a68e8421a6dbd6159
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13002b94ab2629e6d24e45b2dd7291224eaaeb67543a3d99354bbd29668ec0e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerInvoicesPanelQuery } from './CustomerInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<CustomerInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13002b94ab2629e6d24e45b2dd7291224eaaeb67543a3d99354bbd29668ec0e1",
    "metadata": {},
    "name": "CustomerInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
