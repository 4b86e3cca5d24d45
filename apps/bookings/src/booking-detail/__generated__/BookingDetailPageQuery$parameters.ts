/**
 * @generated SignedSource<<e0c52e11ee84349e52898b0cb1ceaac8>>
 * @relayHash 9f116e9114e978daadbb562306c4b15a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88a4fdb68e029c126f4b917958d2eb7981ee77f852ee554d32a294d668c34bca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88a4fdb68e029c126f4b917958d2eb7981ee77f852ee554d32a294d668c34bca",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
