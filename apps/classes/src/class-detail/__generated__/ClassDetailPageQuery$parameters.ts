/**
 * @generated SignedSource<<73f89c65514d2c9ff663378a0bdccabd>>
 * @relayHash ab5bd2577ec6fc78f5462b927c8dab2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3c2d90d585988db4712f187822072274d3e434ea0089bee055272c34574a9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc3c2d90d585988db4712f187822072274d3e434ea0089bee055272c34574a9a",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
