/**
 * @generated SignedSource<<2bf6f1e96a61161b26e8ea755c907338>>
 * @relayHash 904c77aefb031bf2df2d49597107d89f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbbc24d8620df9d5b5a55342ca956ecd031ab25d6539eb5551f9ec07420e32f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketDetailPageQuery } from './TicketDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbbc24d8620df9d5b5a55342ca956ecd031ab25d6539eb5551f9ec07420e32f4",
    "metadata": {},
    "name": "TicketDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
