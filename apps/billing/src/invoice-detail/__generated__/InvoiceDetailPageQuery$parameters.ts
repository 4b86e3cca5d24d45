/**
 * @generated SignedSource<<f6265f6627ce75a1bb03f0736e3b26bb>>
 * @relayHash f91c59be0a3bab4034c5b806dc842fa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c3e73b4ff0c4ca578cfedebc9b7624630fa73e406e582ed7f4fdc1d97e4ae4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c3e73b4ff0c4ca578cfedebc9b7624630fa73e406e582ed7f4fdc1d97e4ae4c",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
