/**
 * @generated SignedSource<<eb9432604d00942e254573c601ad7fd1>>
 * @relayHash 70b93568140547b8414c9503520381ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f6f63107eca15bee98683d3fe839275191a38ec823dd4037e2cb977e161ec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackDetailPageQuery } from './FeedbackDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9f6f63107eca15bee98683d3fe839275191a38ec823dd4037e2cb977e161ec9",
    "metadata": {},
    "name": "FeedbackDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
