/**
 * @generated SignedSource<<1c5a5e711ce7153f3eb5a3fdd0726f9c>>
 * @relayHash 7898eb8a90c2ef23a6628a9a2cff596b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 724f3dfff916326c3a13595c2b91f573617cc2f394fb87d433769ac952e62655

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicScheduleListPageQuery } from './PublicScheduleListPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicScheduleListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "724f3dfff916326c3a13595c2b91f573617cc2f394fb87d433769ac952e62655",
    "metadata": {},
    "name": "PublicScheduleListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
