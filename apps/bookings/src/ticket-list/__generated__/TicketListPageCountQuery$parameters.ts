/**
 * @generated SignedSource<<3f9871f2156e0f27c7f5d16ed58c1f0a>>
 * @relayHash 4bbee9682af5ff5570041c1f55f6d4e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f16fe8867e8e7a1adefbb87877edfb27292b62e20b6632848d10c588b2a920bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketListPageCountQuery } from './TicketListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<TicketListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f16fe8867e8e7a1adefbb87877edfb27292b62e20b6632848d10c588b2a920bf",
    "metadata": {},
    "name": "TicketListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
