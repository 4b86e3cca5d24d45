/**
 * @generated SignedSource<<a0c0c45dcc5a17f8e9083c8145e26aa2>>
 * @relayHash 2c4f7546e37bd05ceab4338c6b13848f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec6f0a76f9e663bf3d9e240427ca31ae71d964aac4cb6a8d2aac981fcee66d81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec6f0a76f9e663bf3d9e240427ca31ae71d964aac4cb6a8d2aac981fcee66d81",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
