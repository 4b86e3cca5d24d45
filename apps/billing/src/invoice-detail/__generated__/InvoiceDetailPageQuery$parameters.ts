/**
 * @generated SignedSource<<a7be5e2bb91fd2ee902023b8b36d6b35>>
 * @relayHash 76a482bdddc6ab6c0fec736afc9309f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2818ae507bf127ff8e8d425810715b024dcea4219cc32997c4bc709668858580

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2818ae507bf127ff8e8d425810715b024dcea4219cc32997c4bc709668858580",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
