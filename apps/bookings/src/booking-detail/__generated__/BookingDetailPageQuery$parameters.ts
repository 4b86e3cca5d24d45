/**
 * @generated SignedSource<<647bd12a251fc6f652d5a929c76d9c97>>
 * @relayHash 9deea78052c11132bb8b446fb89a674b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d47b6e2c8f277f0df2c8fd676bac4781f417d6a2c06ba8c32333f3e565f8796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d47b6e2c8f277f0df2c8fd676bac4781f417d6a2c06ba8c32333f3e565f8796",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
