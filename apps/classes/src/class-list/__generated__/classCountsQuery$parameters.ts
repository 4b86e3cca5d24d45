/**
 * @generated SignedSource<<59103f1995c5154736397f4d84617327>>
 * @relayHash 42f9b5a124e33cc7d9a6779ea361af76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55f1e8f82d6d9d11060da2e543ec5f11a6aa10cb490acdcd094383f2dbbbd05d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { classCountsQuery } from './classCountsQuery.graphql';

const node: PreloadableConcreteRequest<classCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55f1e8f82d6d9d11060da2e543ec5f11a6aa10cb490acdcd094383f2dbbbd05d",
    "metadata": {},
    "name": "classCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
