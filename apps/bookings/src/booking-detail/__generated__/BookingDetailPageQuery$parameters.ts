/**
 * @generated SignedSource<<4740f84090c66e1f2a783de63d2dd94e>>
 * @relayHash f552fef955db60bcafd72603aef9bb3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80facbb4b119cd3a4789730c9decd94a19f08e66c24269ca01a48a5c67c80e92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80facbb4b119cd3a4789730c9decd94a19f08e66c24269ca01a48a5c67c80e92",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
