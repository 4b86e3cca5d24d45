/**
 * @generated SignedSource<<0d3b7db1f2b5d86a5554c5f5edf98b4e>>
 * @relayHash b8ab7ae435975339ba6b8c8a206c9a83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985125061f14962148bcbb7757e4200afbc06a9f062e31a5cb65b2d130cb0d59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketListPageQuery } from './TicketListPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "985125061f14962148bcbb7757e4200afbc06a9f062e31a5cb65b2d130cb0d59",
    "metadata": {},
    "name": "TicketListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
