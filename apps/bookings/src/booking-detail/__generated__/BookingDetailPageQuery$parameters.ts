/**
 * @generated SignedSource<<63b3028c77776ec5d28871e015ca8ae5>>
 * @relayHash 2194a9bd85a9a29d73db8805b48d19d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5435ff355c493489ef3ee4a0ad41233bf3a02a92f472a37164fd07ccbd3417

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c5435ff355c493489ef3ee4a0ad41233bf3a02a92f472a37164fd07ccbd3417",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
