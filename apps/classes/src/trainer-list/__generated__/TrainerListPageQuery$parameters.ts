/**
 * @generated SignedSource<<6ca06aadcb34a9ce16d95485cf5a2fcb>>
 * @relayHash b1e7cda5241840d176b0d5c25eb02de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 500d21996669160715f3c9d6c86efffc9b2d1ea34abb55aa7bfdf0ca8f46ec09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerListPageQuery } from './TrainerListPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "500d21996669160715f3c9d6c86efffc9b2d1ea34abb55aa7bfdf0ca8f46ec09",
    "metadata": {},
    "name": "TrainerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
