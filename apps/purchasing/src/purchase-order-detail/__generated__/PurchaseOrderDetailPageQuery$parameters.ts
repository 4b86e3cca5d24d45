/**
 * @generated SignedSource<<151bceb10403bf60e36bfb7bc8a8d3ff>>
 * @relayHash 242a93c70576bd39d54865265d92efab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19cc17cd99af901d00dff9f0f323f0faae44abaf8807d18554bb03da369942ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19cc17cd99af901d00dff9f0f323f0faae44abaf8807d18554bb03da369942ed",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
