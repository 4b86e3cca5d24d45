/**
 * @generated SignedSource<<763d1b01b92920f62ce136cb6491f393>>
 * @relayHash f33bd5106612cd7d2826892607df7933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb7987ebdf18fcaa89377131dc28bf965277b0a27ca85120ab9cd858d83c545d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb7987ebdf18fcaa89377131dc28bf965277b0a27ca85120ab9cd858d83c545d",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
