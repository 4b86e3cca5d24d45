/**
 * @generated SignedSource<<81fa6e8c5b13e1f8a57677dca6cf6306>>
 * @relayHash 1508ca333851bfd7c9258ac4e2a30631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12acd6c3b2e1bef894629f73a8558ce7147555f235392ed42d0a24e3e7e233a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c12acd6c3b2e1bef894629f73a8558ce7147555f235392ed42d0a24e3e7e233a",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
