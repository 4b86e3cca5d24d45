/**
 * @generated SignedSource<<1f1b111d8dd8b46420d9ce095591366d>>
 * @relayHash 543fc76386fe543394bc412c82535f8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8d2d8140bd2970684eaed39a7ce77631fe44842107c30750865a74fcd974c2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8d2d8140bd2970684eaed39a7ce77631fe44842107c30750865a74fcd974c2e",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
