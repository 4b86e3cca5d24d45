/**
 * @generated SignedSource<<648c9768f2034585d25f31cfca114307>>
 * @relayHash 5ff6bfcdee2fa20ee729f0a5fd8baad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e014a726ee2978fb32929a62a9fbd8409e8e4b820e3dc15a81d8d5b600b73e2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e014a726ee2978fb32929a62a9fbd8409e8e4b820e3dc15a81d8d5b600b73e2e",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
