/**
 * @generated SignedSource<<40c72ade6f412d5adc52bee4fcc15906>>
 * @relayHash 0c13a94053d66dd10c9c817dbc891102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ac78c57b6d7b1a1fa0719a8b8878f0812a796a9d7f0e01c434efc963db09949

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ac78c57b6d7b1a1fa0719a8b8878f0812a796a9d7f0e01c434efc963db09949",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
