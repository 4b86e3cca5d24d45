/**
 * @generated SignedSource<<397677313f43ba4a979770f0ab401821>>
 * @relayHash f9e57f37d4e9feb8202fa677f688937e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 862a679c1ac0fb31cb941041d2be14a1e311cdcea2207aacf20c3f96fa27d7db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandListPageQuery } from './BrandListPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "862a679c1ac0fb31cb941041d2be14a1e311cdcea2207aacf20c3f96fa27d7db",
    "metadata": {},
    "name": "BrandListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
