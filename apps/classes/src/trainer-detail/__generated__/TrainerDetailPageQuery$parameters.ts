/**
 * @generated SignedSource<<e137fdafb2eb9caaa7eda8e2d9cc7dc8>>
 * @relayHash b7921f3c70b2bd8b1a88b86307d36560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef4966fada140208a0e9c8e4f46f28a72ec35fb59b77b1759feb3510c86c0fbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef4966fada140208a0e9c8e4f46f28a72ec35fb59b77b1759feb3510c86c0fbe",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
