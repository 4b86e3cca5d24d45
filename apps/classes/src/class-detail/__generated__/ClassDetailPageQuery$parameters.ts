/**
 * @generated SignedSource<<ead251bc4585d90ce4eb3f5f52d62965>>
 * @relayHash c8a2752140ffa21d9d5692376754b6f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0f81cadb2d4fd64cd5c39ddc43438cc38ce221e9e8e32dde8d1896b11b0aadd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0f81cadb2d4fd64cd5c39ddc43438cc38ce221e9e8e32dde8d1896b11b0aadd",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
