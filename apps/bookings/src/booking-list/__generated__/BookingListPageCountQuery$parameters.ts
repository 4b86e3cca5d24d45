/**
 * @generated SignedSource<<b2a0bca382375a952a4b67e40b1855a9>>
 * @relayHash 6e4ba25d4a1c1101e89a0a181b9b0c2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5c4a688d5536f922596d9296c5de3a7a048b4f070d3be9e7268134e6d713a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageCountQuery } from './BookingListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf5c4a688d5536f922596d9296c5de3a7a048b4f070d3be9e7268134e6d713a6",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
