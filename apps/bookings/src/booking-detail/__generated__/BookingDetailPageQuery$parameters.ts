/**
 * @generated SignedSource<<9775e509a469009a57d04c7a27509607>>
 * @relayHash 5b620c729d101f75966b096ce3b9a28e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8514af8adbd0377f1b8cd25b3c87205cd31eec0011cceb9307f396c0a87341ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8514af8adbd0377f1b8cd25b3c87205cd31eec0011cceb9307f396c0a87341ca",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
