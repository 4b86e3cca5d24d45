/**
 * @generated SignedSource<<e348a3657286940b1c8472d7524f85ae>>
 * @relayHash 115032163380a708a66bf0f13db062d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddcc62c4126d4a2fa7de466da4fe0c722f58d11d8f5d1087a1c910f83d6fd024

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddcc62c4126d4a2fa7de466da4fe0c722f58d11d8f5d1087a1c910f83d6fd024",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
