/**
 * @generated SignedSource<<9f53a63fcf87ce4f45c44be06783e640>>
 * @relayHash ce017647ea2f20999951a7129094d0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9975740d2ce4a0407068786126bb63921ecf4531d11eff64a44370f6f8bbbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f9975740d2ce4a0407068786126bb63921ecf4531d11eff64a44370f6f8bbbf",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
