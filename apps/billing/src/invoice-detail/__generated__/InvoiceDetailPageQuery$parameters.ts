/**
 * @generated SignedSource<<a8e264f53946f42cfc4afd592027e799>>
 * @relayHash 1602efe639fa2e14534fcc671f2700aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee564062c3296237c4ca448da446853421705693284e5309d92112814bca8343

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee564062c3296237c4ca448da446853421705693284e5309d92112814bca8343",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
