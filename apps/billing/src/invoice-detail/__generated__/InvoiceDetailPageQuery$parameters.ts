/**
 * @generated SignedSource<<4b19aa7cf0bb38f210ff1ee4669db43a>>
 * @relayHash 0c7dc08d99593ccae68f01a7d6c83ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85590d748dfc7f8347940dd50d69f6bfdacbf279f10487b5366582dd987fa053

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85590d748dfc7f8347940dd50d69f6bfdacbf279f10487b5366582dd987fa053",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
