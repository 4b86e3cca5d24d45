/**
 * @generated SignedSource<<7a5971ab69c189fbbf7a4a8e2f4ee3fa>>
 * @relayHash 2b93867996336546006343a4f5fbd744
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504f9fd904c14756e2b2e98bfc90d72c7c6d0aa0a9d777ac2bc901b45aeb050c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504f9fd904c14756e2b2e98bfc90d72c7c6d0aa0a9d777ac2bc901b45aeb050c",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
