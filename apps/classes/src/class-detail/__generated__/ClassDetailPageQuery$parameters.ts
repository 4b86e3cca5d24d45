/**
 * @generated SignedSource<<db12f9be19823704361c1e99d9e5e1e6>>
 * @relayHash e9c3dfb54e5bd4f84921485898468a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373383e5bcccc75327e690d5cf3d0f75064e7a0f9f1646af59d61db10f1880d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373383e5bcccc75327e690d5cf3d0f75064e7a0f9f1646af59d61db10f1880d1",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
