/**
 * @generated SignedSource<<bd4d52f1f3b781ca293a3c0133bac4dc>>
 * @relayHash 411ac839b3f5b498f4b404d7dabf3898
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 592e622e57749e67127c061724862d35f087cbc531c85af58dcc74a644ca2976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerCourseListPageQuery } from './TrainerCourseListPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerCourseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "592e622e57749e67127c061724862d35f087cbc531c85af58dcc74a644ca2976",
    "metadata": {},
    "name": "TrainerCourseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
