/**
 * @generated SignedSource<<810f685d207bd33b15c2543c6d3804b4>>
 * @relayHash 6c8ecc4b92480803bcf561cff5f6d921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b03ddd1ab5aba5aadea3b5c14e26ad2e0a3115cc5b82f21f15d86ac889a694cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b03ddd1ab5aba5aadea3b5c14e26ad2e0a3115cc5b82f21f15d86ac889a694cf",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
