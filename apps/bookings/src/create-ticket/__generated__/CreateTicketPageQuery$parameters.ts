/**
 * @generated SignedSource<<e809c6e06af43a92f41bfbc5219a1acb>>
 * @relayHash 3c7ffbddbc50d64a560c8db2b2c5b71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c735e208a2049f25fdeff543240558923fa90a8b1cdefc978262bade919b824b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateTicketPageQuery } from './CreateTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c735e208a2049f25fdeff543240558923fa90a8b1cdefc978262bade919b824b",
    "metadata": {},
    "name": "CreateTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
