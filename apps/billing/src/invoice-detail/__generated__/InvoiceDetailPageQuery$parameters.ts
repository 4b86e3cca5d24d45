/**
 * @generated SignedSource<<a52bb463815e3aa66b0821e9fbddeec5>>
 * @relayHash 0669ef4fc3c1ca5155711b0981b17c06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0322269d64ac2640343a29fba8811c5616af0095b5150326fd720dd0be5efedf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0322269d64ac2640343a29fba8811c5616af0095b5150326fd720dd0be5efedf",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
