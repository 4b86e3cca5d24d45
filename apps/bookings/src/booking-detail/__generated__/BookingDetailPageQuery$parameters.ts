/**
 * @generated SignedSource<<51718c5e12429e1d5e1f9b6fefb4dd93>>
 * @relayHash 55c7a267eea038c3a75c625425c50813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0178a86efcb284fca8c6dba9a887e0f323f9fef3cac665405053377a1b45aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0178a86efcb284fca8c6dba9a887e0f323f9fef3cac665405053377a1b45aa",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
