/**
 * @generated SignedSource<<2d6a760c20d62696e64911e63fb627ad>>
 * @relayHash 07cec0a4ed8a20240c0b74b5108c6577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49da1aefb1d5e1778825f12b97aba6704986641999d30cf0b12ef3d80953308b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49da1aefb1d5e1778825f12b97aba6704986641999d30cf0b12ef3d80953308b",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
