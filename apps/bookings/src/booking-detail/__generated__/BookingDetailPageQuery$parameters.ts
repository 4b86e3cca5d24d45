/**
 * @generated SignedSource<<bc732cc055f9ad092e8dafe196cffe19>>
 * @relayHash 4f126cce87e73e7897194e92a2ba9543
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 163f9a38dcb975808f7c8844f236a3cb3dd90accb50097f3be61cd809c48970a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "163f9a38dcb975808f7c8844f236a3cb3dd90accb50097f3be61cd809c48970a",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
