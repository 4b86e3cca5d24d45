/**
 * @generated SignedSource<<05d8524a06b32208f922fc29179f2fb2>>
 * @relayHash cb6f762f1fe07a76ebc7bd775a0285a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f334ce19dabc0a5caf48fe8e2b2ce180bab423aa507e644d4bb47c9ed628ae6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f334ce19dabc0a5caf48fe8e2b2ce180bab423aa507e644d4bb47c9ed628ae6",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
