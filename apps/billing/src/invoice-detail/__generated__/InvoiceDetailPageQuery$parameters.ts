/**
 * @generated SignedSource<<4bf3448e17fd20a21dfde65ed44d734b>>
 * @relayHash cdb0369fb458ac5ee15d0e64bfccda05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a9cc50be1b9acf0652bb91122f48cd7e52ff01cfc6ad319b62d7616b37afb8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a9cc50be1b9acf0652bb91122f48cd7e52ff01cfc6ad319b62d7616b37afb8c",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
