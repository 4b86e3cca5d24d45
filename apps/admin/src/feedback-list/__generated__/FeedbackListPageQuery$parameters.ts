/**
 * @generated SignedSource<<8db59442db8e913b07a52cfb22acfe7a>>
 * @relayHash 4e06efc8eaaed3dd856516b2b3ec413d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b73ab06e94038a14345c332670891183e2f2e71742a07cbba33ea9ad1c2e0057

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackListPageQuery } from './FeedbackListPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b73ab06e94038a14345c332670891183e2f2e71742a07cbba33ea9ad1c2e0057",
    "metadata": {},
    "name": "FeedbackListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
