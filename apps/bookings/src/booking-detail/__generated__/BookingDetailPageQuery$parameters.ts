/**
 * @generated SignedSource<<44a752478583b6b1c7202d13e04a1764>>
 * @relayHash 50e20eda0d6aa7507bf61035ee7ded7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b189b853ba9831991426a6456bcb95e2e7f8ebd997351ce9e23023316d4db3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b189b853ba9831991426a6456bcb95e2e7f8ebd997351ce9e23023316d4db3f",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
