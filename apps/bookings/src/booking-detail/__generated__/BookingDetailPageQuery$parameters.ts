/**
 * @generated SignedSource<<f6f7e4e747d098d37c0dd53da99ddded>>
 * @relayHash 518b6ac8a4fcda7ca3c5aea72798c465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78799ee5e00891c62496f786296f1ac480a3cf2bafa7243a803e0e73403195d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78799ee5e00891c62496f786296f1ac480a3cf2bafa7243a803e0e73403195d0",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
