/**
 * @generated SignedSource<<7b50ecf5242c5277b412344d93aacd79>>
 * @relayHash 8a4f2fc74c14e386ade4ae229b6ad2b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea63a4f1dd8351242703f4ed4ab668c6d69b7cee9f725b1c0ece6d7e11111a2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerInvoicesPanelQuery } from './CustomerInvoicesPanelQuery.graphql';

const node: PreloadableConcreteRequest<CustomerInvoicesPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea63a4f1dd8351242703f4ed4ab668c6d69b7cee9f725b1c0ece6d7e11111a2d",
    "metadata": {},
    "name": "CustomerInvoicesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
