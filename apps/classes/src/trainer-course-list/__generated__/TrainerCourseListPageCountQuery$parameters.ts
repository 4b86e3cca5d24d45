/**
 * @generated SignedSource<<ab6f59da6746078e7cbd5866e637f728>>
 * @relayHash d3cc05abe16f42defe1fe307d27b49bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f899a4b9ad9c140b2871fa8a0801f9934ff7117929f7a4e452952e783017f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerCourseListPageCountQuery } from './TrainerCourseListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<TrainerCourseListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45f899a4b9ad9c140b2871fa8a0801f9934ff7117929f7a4e452952e783017f0",
    "metadata": {},
    "name": "TrainerCourseListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
