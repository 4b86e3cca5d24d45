/**
 * @generated SignedSource<<d0e084ec43e8b9c045c950fbde2eac9e>>
 * @relayHash 92fa37a389a9b95ff2873fdfc25cfbca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 976e07b03697c8e77db282eac60ba71edf2085c5c2b8c8b17ea06552ad16822c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "976e07b03697c8e77db282eac60ba71edf2085c5c2b8c8b17ea06552ad16822c",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
