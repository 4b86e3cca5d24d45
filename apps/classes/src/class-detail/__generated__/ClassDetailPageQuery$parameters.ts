/**
 * @generated SignedSource<<56cd7b1a3ca793c017d442cf2bc5f10c>>
 * @relayHash 3b995ed5b3a3ade0ea8427b3a0c91ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc68ac97a87343b19e3c2b9230cad71b9851fc7002af2af3ffe0e43e6fdd7e4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc68ac97a87343b19e3c2b9230cad71b9851fc7002af2af3ffe0e43e6fdd7e4e",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
