/**
 * @generated SignedSource<<c16c1f746cbb775a42fe502fb91cddf5>>
 * @relayHash 6ea436e21627058226539d4a6a2f84d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f43d69ad06ab7de1fb8e1780b7c0013ef54aafdb51d20078fb4c222ec1c4d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9f43d69ad06ab7de1fb8e1780b7c0013ef54aafdb51d20078fb4c222ec1c4d0",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
