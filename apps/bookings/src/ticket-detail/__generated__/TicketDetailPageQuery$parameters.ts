/**
 * @generated SignedSource<<8b9c8aa8e7909ff95506a06e8a2c7fff>>
 * @relayHash 2ce4be610bab0b4d1b3e6f6897a9870c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b12315ef8c8fc4ac95791677253e1d24eac39c16c34bd71a41fe8af7f823009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketDetailPageQuery } from './TicketDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b12315ef8c8fc4ac95791677253e1d24eac39c16c34bd71a41fe8af7f823009",
    "metadata": {},
    "name": "TicketDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
