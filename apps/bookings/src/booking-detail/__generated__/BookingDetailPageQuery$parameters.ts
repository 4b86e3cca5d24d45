/**
 * @generated SignedSource<<0a8b7ce4130d1a81dab515a7b14627bd>>
 * @relayHash 7ea6b52b60972320a86698d7599c3b04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0497faa580536c190603bff01698a60815822d0b6b43ae061879a0f4586517

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d0497faa580536c190603bff01698a60815822d0b6b43ae061879a0f4586517",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
