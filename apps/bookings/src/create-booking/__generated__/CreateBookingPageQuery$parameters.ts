/**
 * @generated SignedSource<<f007486865a94c6803b259b983edb310>>
 * @relayHash 400761e8f7819045229eba6dce26d5f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e1f71b2eeaa64eb9d8099c40a6a67d9be461085ac7c264d2e9304166c6e3e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBookingPageQuery } from './CreateBookingPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91e1f71b2eeaa64eb9d8099c40a6a67d9be461085ac7c264d2e9304166c6e3e7",
    "metadata": {},
    "name": "CreateBookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
