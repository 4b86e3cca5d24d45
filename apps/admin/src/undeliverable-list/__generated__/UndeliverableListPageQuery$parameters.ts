/**
 * @generated SignedSource<<1cf4157e772a0bd62354a5f5c1ef1487>>
 * @relayHash 26d988e5d43a373926804dc555306465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e08bc951a556708ac297911246691f6c200af78a5e8acadd365762d9556ebb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UndeliverableListPageQuery } from './UndeliverableListPageQuery.graphql';

const node: PreloadableConcreteRequest<UndeliverableListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e08bc951a556708ac297911246691f6c200af78a5e8acadd365762d9556ebb5",
    "metadata": {},
    "name": "UndeliverableListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
