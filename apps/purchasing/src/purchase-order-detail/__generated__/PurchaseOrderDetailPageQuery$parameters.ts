/**
 * @generated SignedSource<<9abddfa94e033624e1769173d2880b64>>
 * @relayHash 39486934441cedb8b3537a592c6e6e81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa5f051a49a4191bbddc10b884a858680f60231b7d938d6c58591d13404f24bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa5f051a49a4191bbddc10b884a858680f60231b7d938d6c58591d13404f24bb",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
