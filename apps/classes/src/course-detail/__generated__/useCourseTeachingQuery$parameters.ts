/**
 * @generated SignedSource<<42e0afda70abe3cf9ae6bc6136407db8>>
 * @relayHash c4e121c06c77f3e8006af264c677c6d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03a146c0b7dd2d51c6a73b7fc021549be9531724d9dcc2ca0a28b1571fc343b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useCourseTeachingQuery } from './useCourseTeachingQuery.graphql';

const node: PreloadableConcreteRequest<useCourseTeachingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c03a146c0b7dd2d51c6a73b7fc021549be9531724d9dcc2ca0a28b1571fc343b",
    "metadata": {},
    "name": "useCourseTeachingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
