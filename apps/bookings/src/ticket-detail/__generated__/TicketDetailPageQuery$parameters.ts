/**
 * @generated SignedSource<<afaacb3ef880413f2cf0520502fb1420>>
 * @relayHash b6e73ad3e7328624fbbfda1f4fb6e021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81ca580b283ccdc7797f16c2070f17b15fe0ee5912bb474e4bd86870eed45af7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketDetailPageQuery } from './TicketDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81ca580b283ccdc7797f16c2070f17b15fe0ee5912bb474e4bd86870eed45af7",
    "metadata": {},
    "name": "TicketDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
