/**
 * @generated SignedSource<<67c4739fd4b19ec4ee5898283b2bc7b0>>
 * @relayHash 1b83bd8a6c70870fd9d38369fcc2ac07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72d10d425119de8e773129c8c8b8960ca03fd7712fd54fe63f9e873704ad74e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackDetailPageQuery } from './FeedbackDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72d10d425119de8e773129c8c8b8960ca03fd7712fd54fe63f9e873704ad74e0",
    "metadata": {},
    "name": "FeedbackDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
