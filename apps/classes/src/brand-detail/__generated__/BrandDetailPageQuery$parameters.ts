/**
 * @generated SignedSource<<710d3971d28ed8adbdbf88680b17d22b>>
 * @relayHash c83a74b7de4433814ad374ae049d02a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c8599f23801ac867d9ec91e51428cf3abf79f55375d4ecf070dc2555cf0c7e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandDetailPageQuery } from './BrandDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c8599f23801ac867d9ec91e51428cf3abf79f55375d4ecf070dc2555cf0c7e3",
    "metadata": {},
    "name": "BrandDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
