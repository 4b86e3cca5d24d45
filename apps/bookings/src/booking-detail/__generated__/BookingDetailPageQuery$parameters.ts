/**
 * @generated SignedSource<<4be2b4e277f2e0c578a2532183a03396>>
 * @relayHash f85d16d3db3588b491cd51d3801bf176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4d862bc692e45a20c1b2d575bdedbc553101cc7d7b7fdce64d81bf6d67da44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4d862bc692e45a20c1b2d575bdedbc553101cc7d7b7fdce64d81bf6d67da44",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
