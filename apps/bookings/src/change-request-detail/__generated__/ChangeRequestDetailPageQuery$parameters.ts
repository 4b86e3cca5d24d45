/**
 * @generated SignedSource<<1c784c1e269a66fb8103a1e34d1b9adc>>
 * @relayHash 5780e1f27b6086251fdf96f6ba9c995c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8c2bc570c527b94d9d19e35bf8a41d5e406da7ba45bf35afd66298cf3f86c1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8c2bc570c527b94d9d19e35bf8a41d5e406da7ba45bf35afd66298cf3f86c1b",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
