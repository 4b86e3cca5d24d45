/**
 * @generated SignedSource<<b1901411b34cd69d406b40a0b2264c86>>
 * @relayHash 666f41aea686173e77c8353139d6f418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9054ff1d94ae1b4bdf97b7e5ae3220d2d11a947915e88ac3892ea521d7871f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBrandLogoQuery } from './useBrandLogoQuery.graphql';

const node: PreloadableConcreteRequest<useBrandLogoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9054ff1d94ae1b4bdf97b7e5ae3220d2d11a947915e88ac3892ea521d7871f1",
    "metadata": {},
    "name": "useBrandLogoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
