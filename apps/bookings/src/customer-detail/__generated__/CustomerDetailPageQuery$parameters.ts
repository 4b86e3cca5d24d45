/**
 * @generated SignedSource<<33d20bdc031fa576f430baf7a6c64969>>
 * @relayHash 7afff0ed611f31daf5f657779b34c7da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684a1faa52f183798c22b368d1ef76f5776ee6ca44484f94083e69a6ea41d428

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "684a1faa52f183798c22b368d1ef76f5776ee6ca44484f94083e69a6ea41d428",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
