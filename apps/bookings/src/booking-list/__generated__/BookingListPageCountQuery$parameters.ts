/**
 * @generated SignedSource<<8f08e120ec0a17dac4f10d3afd80e7a4>>
 * @relayHash 38f2552f7dff5e519c60795e75b0bdeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1f26665328bcbcca81fbce49126bcc3a28d813d5db47fd8b558138fd543e06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageCountQuery } from './BookingListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea1f26665328bcbcca81fbce49126bcc3a28d813d5db47fd8b558138fd543e06",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
