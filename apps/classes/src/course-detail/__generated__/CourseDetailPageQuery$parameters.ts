/**
 * @generated SignedSource<<4ec1aefc8649e85fbeb7b9018968c7f9>>
 * @relayHash 1994194160fd133ddecc253e72d9efdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4d803f499e6448b9b649e6441b59499aadad58417070626993ba4c5895a73c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailPageQuery } from './CourseDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4d803f499e6448b9b649e6441b59499aadad58417070626993ba4c5895a73c9",
    "metadata": {},
    "name": "CourseDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
