/**
 * @generated SignedSource<<09452ff2f4aee074a2ad69bb58a5d209>>
 * @relayHash 91090bdef51e42c4d815c86d727d3347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8545887d700c0ba5589e750a10519b06d2b10cb459471b69e9caa8a52f2b44bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalListPageQuery } from './SaleSignalListPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8545887d700c0ba5589e750a10519b06d2b10cb459471b69e9caa8a52f2b44bd",
    "metadata": {},
    "name": "SaleSignalListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
