/**
 * @generated SignedSource<<87d94fc2dc9397b9489895f9d521c595>>
 * @relayHash 499b221d603496f03c9b0469a79c9961
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd14da8682161a8ec091a8e18c804c1c52d2cb4b3c47da3da9a69457db06c8e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageQuery } from './SupplierListPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd14da8682161a8ec091a8e18c804c1c52d2cb4b3c47da3da9a69457db06c8e5",
    "metadata": {},
    "name": "SupplierListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
