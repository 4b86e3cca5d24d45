/**
 * @generated SignedSource<<6cb5f305a017372280e6efad55601739>>
 * @relayHash ecd3706758ad6bf3bf132b601f88cc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f103e7a3e0e424b0828868ee740f985bedb2d39adde91bc90f0a6a6d0bd55611

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageCountQuery } from './BookingListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f103e7a3e0e424b0828868ee740f985bedb2d39adde91bc90f0a6a6d0bd55611",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
