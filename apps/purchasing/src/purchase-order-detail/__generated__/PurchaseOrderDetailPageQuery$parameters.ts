/**
 * @generated SignedSource<<c27fe9a5774e2341621523ec59227572>>
 * @relayHash 2feb26a90c76a30bd6378e52f3a06bf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eeb742349c3d344943e93cefd1b65049acb97a9a251d7e026ab9ef67878bc57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9eeb742349c3d344943e93cefd1b65049acb97a9a251d7e026ab9ef67878bc57",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
