/**
 * @generated SignedSource<<e964faf8a1e84aa54fc57828cb48c1e0>>
 * @relayHash f05163ad3af5d1fdcb39e097a30bf807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8620a8819f2abe3b572da1daee2149a52cf5a4fa8b50ffd7163e15222ffddf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8620a8819f2abe3b572da1daee2149a52cf5a4fa8b50ffd7163e15222ffddf5",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
