/**
 * @generated SignedSource<<bc8050d39d6fe7e27b4479cafb3cf413>>
 * @relayHash c755590d5b30e1137ff26d6ce656a455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 339237a9f8900b690ab459b15f0a6fafb5c05b49fbaa20a6710606f79de7aad0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "339237a9f8900b690ab459b15f0a6fafb5c05b49fbaa20a6710606f79de7aad0",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
