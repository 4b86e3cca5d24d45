/**
 * @generated SignedSource<<376e1c4ae3c0d5edef1d648a88148035>>
 * @relayHash 4d603eb9845d394a2943353bfae37659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c2d0950caddf73f4eb0f285720efbc85243b38ec3f9a0167bcc21265da9cde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useInvoiceCountsQuery } from './useInvoiceCountsQuery.graphql';

const node: PreloadableConcreteRequest<useInvoiceCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96c2d0950caddf73f4eb0f285720efbc85243b38ec3f9a0167bcc21265da9cde",
    "metadata": {},
    "name": "useInvoiceCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
