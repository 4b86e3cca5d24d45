/**
 * @generated SignedSource<<aefd1bc74add0c9ee6e4bda3fdf83872>>
 * @relayHash a87065fde7e7104cd8c12ff498117827
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0d26fa829818cb177f5f31b4c181f7fe51f6414c4cffa203850952f6f4f4ea8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0d26fa829818cb177f5f31b4c181f7fe51f6414c4cffa203850952f6f4f4ea8",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
