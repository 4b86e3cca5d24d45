/**
 * @generated SignedSource<<5e10f5666c822ed320275e4a21dc9551>>
 * @relayHash 9ba8f22912c9f8c7a6291b12e62768f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7255076c393cfc67e811fda1aeddb014570fc4a487ad77adb01fa1dc66edbf11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandListPageCountQuery } from './BrandListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<BrandListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7255076c393cfc67e811fda1aeddb014570fc4a487ad77adb01fa1dc66edbf11",
    "metadata": {},
    "name": "BrandListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
