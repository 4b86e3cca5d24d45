/**
 * @generated SignedSource<<b66796057cf67e17256fb182590eee35>>
 * @relayHash ebe7690d5454184e4010860e1ef2b436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08061dbd5bd7cf69fd80985d85682774191652fede5000040b47320b46626ca5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08061dbd5bd7cf69fd80985d85682774191652fede5000040b47320b46626ca5",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
