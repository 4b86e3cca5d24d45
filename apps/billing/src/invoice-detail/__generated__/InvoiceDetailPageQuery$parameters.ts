/**
 * @generated SignedSource<<658fcfd59aa70b69b86116122b46a29a>>
 * @relayHash a17077e60c411511cbf66e13d0cbb7f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f93d6c0f7dcec5b5491126faae249999dfb0da612511c23d904b174b7ca256d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f93d6c0f7dcec5b5491126faae249999dfb0da612511c23d904b174b7ca256d0",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
