/**
 * @generated SignedSource<<1be5a473b4ea8854943f9614375da458>>
 * @relayHash d4a339b5fe2ccb881c944c295f96b5c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a7a288e5b4344b1c1accbe84c9e609bc14f05e147791dc9b41ae7e0ef59332

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45a7a288e5b4344b1c1accbe84c9e609bc14f05e147791dc9b41ae7e0ef59332",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
