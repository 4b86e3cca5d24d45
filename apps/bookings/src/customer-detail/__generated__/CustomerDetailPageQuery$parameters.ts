/**
 * @generated SignedSource<<65916d0cc49a54eddea528924cd93b3d>>
 * @relayHash 6272dc97484eca38a12c1fc755546b8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d62ee8c32ddf80b6ca8e82096de55deb4b03c6b06d1581421042f33bbb0a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5d62ee8c32ddf80b6ca8e82096de55deb4b03c6b06d1581421042f33bbb0a01",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
