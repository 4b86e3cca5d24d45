/**
 * @generated SignedSource<<3fd50e7aa77114d6f1d1ab2698434a59>>
 * @relayHash 2e29aa8edc9ea49abf8fda95ae877f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6fdd8530e4ecc68b91fd6f74082f381475f817294c688e0e077f0a5ab85276

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c6fdd8530e4ecc68b91fd6f74082f381475f817294c688e0e077f0a5ab85276",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
