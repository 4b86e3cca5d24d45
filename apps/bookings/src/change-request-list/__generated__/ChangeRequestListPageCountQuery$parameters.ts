/**
 * @generated SignedSource<<73d0e04b0aa2f96e48df87e5f20227cc>>
 * @relayHash b70d27e31161d708c5c4df91f0327ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b28687a5722bfccf5e7e0925d2bd61506bf04a365567707842d18476768871

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestListPageCountQuery } from './ChangeRequestListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6b28687a5722bfccf5e7e0925d2bd61506bf04a365567707842d18476768871",
    "metadata": {},
    "name": "ChangeRequestListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
