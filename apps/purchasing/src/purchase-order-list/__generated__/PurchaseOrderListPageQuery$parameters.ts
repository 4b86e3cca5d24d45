/**
 * @generated SignedSource<<6aa2d4da029deb9ff1d320343708febf>>
 * @relayHash 3150270401763d46488f69840602fd0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95df824fc012e8aca70cf25e006d2228914baaeb4546059959238991fdfb35eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95df824fc012e8aca70cf25e006d2228914baaeb4546059959238991fdfb35eb",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
