/**
 * @generated SignedSource<<00ce764c65f088efe258309cc1078f16>>
 * @relayHash ba09159463df774e4e9e90195a0b8ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fee79b06785e917bfe9b07a0f3f2381d947b11d678e9bc19f98e120c24a1e1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageQuery } from './InvoiceListPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fee79b06785e917bfe9b07a0f3f2381d947b11d678e9bc19f98e120c24a1e1d",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
