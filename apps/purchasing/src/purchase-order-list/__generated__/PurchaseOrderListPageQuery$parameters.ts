/**
 * @generated SignedSource<<37f966407bdd4a4d98271510dd85b252>>
 * @relayHash aa2ca2975fbfe538f4ff97e37fc9cb38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 596426e7dc23e72ba1c05d19c0165b9079e39842017d2bca1a009bc46c7e88a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "596426e7dc23e72ba1c05d19c0165b9079e39842017d2bca1a009bc46c7e88a0",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
