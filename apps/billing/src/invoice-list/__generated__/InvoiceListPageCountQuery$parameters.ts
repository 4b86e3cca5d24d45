/**
 * @generated SignedSource<<959bf621a8ca25f89eafa00fb34bd5fc>>
 * @relayHash 943995d19bebcde2c4001b3c0e6ac719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dc5e7d86d9ecbafd7f3363669d90a64a96f5f767a2fab8d12a7d6fd1ffd3394

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageCountQuery } from './InvoiceListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dc5e7d86d9ecbafd7f3363669d90a64a96f5f767a2fab8d12a7d6fd1ffd3394",
    "metadata": {},
    "name": "InvoiceListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
