/**
 * @generated SignedSource<<85df7021b555cabcdbc2ee2c922ad8e9>>
 * @relayHash cc659d501b94dfd60febcd9773fa0fba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7d9fe2454c5aae3187c7241695587fde90f11e8259a277b1308a4cf6859e578

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7d9fe2454c5aae3187c7241695587fde90f11e8259a277b1308a4cf6859e578",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
