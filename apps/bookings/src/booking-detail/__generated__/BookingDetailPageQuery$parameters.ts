/**
 * @generated SignedSource<<2dd9afaee4537e3bbac3bdcec3e22387>>
 * @relayHash 4126ca97adb5a50ef6ba600a87a79a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 701011d903a43afc37568eba414c0cdb251cbea45df4afcba0124be9745bf740

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "701011d903a43afc37568eba414c0cdb251cbea45df4afcba0124be9745bf740",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
