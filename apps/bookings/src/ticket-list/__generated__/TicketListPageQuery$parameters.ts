/**
 * @generated SignedSource<<410030b8fb3c539430521028c93f1b66>>
 * @relayHash 374aef4ef7de4fe9cbde7ca4f70de070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 842684183f38915b0d0556482f8a9ad970b721fc2e7433786e43c79f42c0b48c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketListPageQuery } from './TicketListPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "842684183f38915b0d0556482f8a9ad970b721fc2e7433786e43c79f42c0b48c",
    "metadata": {},
    "name": "TicketListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
