/**
 * @generated SignedSource<<3e6e767d17d4e9ec3d37190cb79ae155>>
 * @relayHash 83a1f2f5cd8e054a362a0f03120f1606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c275d6b692cbc67e80703ed192abf5f0147a7b08e6c4dd145c7552d0b53b90dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBookingInvoicingQuery } from './useBookingInvoicingQuery.graphql';

const node: PreloadableConcreteRequest<useBookingInvoicingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c275d6b692cbc67e80703ed192abf5f0147a7b08e6c4dd145c7552d0b53b90dc",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
