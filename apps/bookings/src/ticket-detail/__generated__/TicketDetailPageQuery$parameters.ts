/**
 * @generated SignedSource<<137f179e9b8c9f5f6271c6d21dda4de3>>
 * @relayHash dec8a89ee3272eb2b378a07f8be0223c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d73a39defda45d78999a093670da3174ffd19c4d633d8a864700786ae82927

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketDetailPageQuery } from './TicketDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20d73a39defda45d78999a093670da3174ffd19c4d633d8a864700786ae82927",
    "metadata": {},
    "name": "TicketDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
