/**
 * @generated SignedSource<<e97c57406b39b4d6ae6dc12221eecc94>>
 * @relayHash a0878609d7403bd512d8126f6bbb4dd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c27a0bf2645cc7f0d5ef8beee80f0ea2fc121d337d9b70351dfc432e6d4903

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6c27a0bf2645cc7f0d5ef8beee80f0ea2fc121d337d9b70351dfc432e6d4903",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
