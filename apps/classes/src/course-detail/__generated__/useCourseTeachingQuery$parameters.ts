/**
 * @generated SignedSource<<721cc65a96124bb55871e685ddb6f00d>>
 * @relayHash 2fb4da2d4764d0987efffab6f68d5a63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e0f8a81b5f5a1119becd34920fb55777b0e1252d5713d9aff2093767620c8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useCourseTeachingQuery } from './useCourseTeachingQuery.graphql';

const node: PreloadableConcreteRequest<useCourseTeachingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9e0f8a81b5f5a1119becd34920fb55777b0e1252d5713d9aff2093767620c8b",
    "metadata": {},
    "name": "useCourseTeachingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
