/**
 * @generated SignedSource<<ba00ebe359bb8a1af19a488235f8026a>>
 * @relayHash bb4c54e2b7f27b206b40a8c221b9a2c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66dedca9a22868d8197a7a22d899a248df02d67ec14ac5dc5d989a2c474acea3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66dedca9a22868d8197a7a22d899a248df02d67ec14ac5dc5d989a2c474acea3",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
