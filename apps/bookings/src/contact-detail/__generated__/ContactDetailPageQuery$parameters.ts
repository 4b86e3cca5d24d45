/**
 * @generated SignedSource<<5c85112de2c752d4f53803d11ac346ef>>
 * @relayHash e6b3d1f5c07b04d8d6e58d1baaedbf0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62e6907ff6d5a3426519b1be9d79903d6af91f14a32dc35c92b8fcbb935d6caa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62e6907ff6d5a3426519b1be9d79903d6af91f14a32dc35c92b8fcbb935d6caa",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
