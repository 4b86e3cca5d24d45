/**
 * @generated SignedSource<<c772a759cde6065977ccd902da8c137b>>
 * @relayHash d5992d77e03d7683226a94bd639add68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c69e973bc97d0b59fb21084725e78c60cfd16631ff853a187b0e2e6db91fa80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c69e973bc97d0b59fb21084725e78c60cfd16631ff853a187b0e2e6db91fa80",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
