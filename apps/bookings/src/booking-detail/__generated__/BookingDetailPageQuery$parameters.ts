/**
 * @generated SignedSource<<bc977d8a3f22ce6028a77e2e69983c89>>
 * @relayHash 64bcc1239f696268224c6c7d60553eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce0d526281c49723b3b3d4d680f2aed09fc8b8f3c98a0242b7546ae0cf31ff6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce0d526281c49723b3b3d4d680f2aed09fc8b8f3c98a0242b7546ae0cf31ff6d",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
