/**
 * @generated SignedSource<<af193a2c4b4d9de4e61003f405c436d0>>
 * @relayHash 3bf711f522190549b72d7f1c10044cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38b0a1f7b80164191e75dcbf3b6bc77f3951002ea3a7b9350095b980e06eec20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38b0a1f7b80164191e75dcbf3b6bc77f3951002ea3a7b9350095b980e06eec20",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
