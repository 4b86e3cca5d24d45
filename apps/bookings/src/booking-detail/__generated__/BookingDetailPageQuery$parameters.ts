/**
 * @generated SignedSource<<c15abd264a7867d64b4372188b5083d1>>
 * @relayHash 67c09d6098c40f23dc0c984c4798cc88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84d07351a7d69b9403855f6111452a350768047bced90ddf068a093060fe2b49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84d07351a7d69b9403855f6111452a350768047bced90ddf068a093060fe2b49",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
