/**
 * @generated SignedSource<<dc1985e9707b8b46345cfad01c729bc8>>
 * @relayHash 66d02b32ceb1c4d4ff2947e4eb3f40d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae373447b1c8150a0f4ffc8b7c29e553d7858e10cde4d688e32251b5caefe8c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae373447b1c8150a0f4ffc8b7c29e553d7858e10cde4d688e32251b5caefe8c1",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
