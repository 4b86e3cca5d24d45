/**
 * @generated SignedSource<<04d465608403e3cb2f925e1238878ae1>>
 * @relayHash 39e5d0f2ba179c1db3cc98656b249374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30fe5a718bcb95c05f7297f455c46124769515f236bc620e034e8112a9ea71e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateOrderPageQuery } from './CreateOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30fe5a718bcb95c05f7297f455c46124769515f236bc620e034e8112a9ea71e9",
    "metadata": {},
    "name": "CreateOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
