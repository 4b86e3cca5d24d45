/**
 * @generated SignedSource<<7bf869c592fa81636ed0590effd58c73>>
 * @relayHash 81f216e6fd6842245e6f39d2a7214e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f61631360a4be941e336d8d74cb6db3e72a5cb94200140eafad46d1dc5934ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f61631360a4be941e336d8d74cb6db3e72a5cb94200140eafad46d1dc5934ce",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
