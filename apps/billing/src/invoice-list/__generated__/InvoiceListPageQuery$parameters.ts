/**
 * @generated SignedSource<<53ef7dab15d9576295508acdbdd324f3>>
 * @relayHash a7b0290e33ead9ad9a7a0d8734358da3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea3a52693954dcd05e83185b32836467d34c09416c6dadb2bba6f75016b60e5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageQuery } from './InvoiceListPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea3a52693954dcd05e83185b32836467d34c09416c6dadb2bba6f75016b60e5a",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
