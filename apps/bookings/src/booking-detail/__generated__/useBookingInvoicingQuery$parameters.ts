/**
 * @generated SignedSource<<869ee23f00533aee9d7b7eea1457207f>>
 * @relayHash e7df8f62cbaecad9100a2517f9ed5837
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f2cb0d335d8c4920d98d25475f0733b59b67304f221a466e6cb48ccc81875e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBookingInvoicingQuery } from './useBookingInvoicingQuery.graphql';

const node: PreloadableConcreteRequest<useBookingInvoicingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f2cb0d335d8c4920d98d25475f0733b59b67304f221a466e6cb48ccc81875e",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
