/**
 * @generated SignedSource<<20e95aa741624926effdffaf4e053a3b>>
 * @relayHash 5e04864d2ff3fbcbc943026264a4546c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39bead61df7270c0c3cd9e3eb0d77aa1ff0ddaba58150c855eb5ead0b1d828ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39bead61df7270c0c3cd9e3eb0d77aa1ff0ddaba58150c855eb5ead0b1d828ee",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
